import {
  dayAfter,
  daysBetween,
  endOfDay,
  internshipLimits as limits,
  missingIn,
  Refusal,
  type InternshipTransition,
} from '@prentice/contract';
import type { EmployerStanding } from '../ports/employer-directory.port.ts';
import type { InternshipEntity } from './internship.entity.ts';
import { postingOf } from './internship.posting.ts';
import { DAY } from '../../platform/clock/clock.ts';

/** What guards look at. */
export interface Attempt {
  readonly internship: InternshipEntity;
  readonly move: InternshipTransition | { readonly to: InternshipTransition['to'] };
  readonly standing: EmployerStanding;
  /** Whether an active application exists; asked for only when a guard needs it. */
  readonly busy: boolean;
  /** How many openings are taken; counted only when a guard needs it. */
  readonly accepted: number;
  readonly actorId: string | null;
  readonly now: Date;
}

type Guard = (attempt: Attempt) => void;

function complete({ internship, standing, now }: Attempt): void {
  const faults = missingIn(postingOf(internship), standing.type, now);
  if (faults.length === 0) return;
  const missing = [...new Set(faults.map((fault) => fault.field.split('.')[0]))].join(', ');
  throw new Refusal('INTERNSHIP_INCOMPLETE', { missing }, faults);
}

function mayPublish({ standing }: Attempt): void {
  if (standing.rejected || standing.suspended) throw new Refusal('EMPLOYER_NOT_VERIFIED');
  if (standing.publishBlocked) throw new Refusal('PUBLISH_BLOCKED_OVERDUE', { n: standing.overdue });
}

function newDeadline({ internship, move, now }: Attempt): void {
  const deadline = 'deadline' in move ? move.deadline : undefined;
  const days = deadline ? daysBetween(now, deadline) : -1;
  if (days < limits.deadlineDays.min || days > limits.deadlineDays.max) throw new Refusal('DEADLINE_OUT_OF_RANGE');
  internship.deadline = deadline ?? dayAfter(now, limits.deadlineDays.min);
}

function withinReopen({ internship, now }: Attempt): void {
  const age = (at: Date | null | undefined): number => (at ? (now.getTime() - at.getTime()) / DAY : Infinity);
  const late = age(internship.closedAt) > limits.reopenDays || age(internship.firstPublishedAt) > limits.lifeDays;
  if (late) throw new Refusal('RENEWAL_WINDOW_PASSED');
}

const notAllowed = ({ internship, move }: Attempt): Refusal =>
  new Refusal('TRANSITION_NOT_ALLOWED', { from: internship.state, to: move.to });

const need =
  (condition: (attempt: Attempt) => boolean, refusal: (attempt: Attempt) => Refusal): Guard =>
  (attempt) => {
    if (!condition(attempt)) throw refusal(attempt);
  };

function removedByAnother({ internship, actorId }: Attempt): boolean {
  const removal = internship.history.findLast((move) => move.to === 'removed');
  return removal?.actorId !== actorId;
}

/** The conditions that the lifecycle names; each refuses with its documented code. */
export const guards: Readonly<Record<string, Guard>> = {
  complete,
  mayPublish,
  newDeadline,
  withinReopen,
  roundsLeft: need(
    ({ internship }) => internship.reviewRounds < limits.reviewRounds,
    () => new Refusal('REVIEW_ROUNDS_EXCEEDED'),
  ),
  employerVerified: need(
    ({ standing }) => standing.live && !standing.suspended,
    () => new Refusal('EMPLOYER_NOT_VERIFIED'),
  ),
  publishLater: () => undefined,
  publishNow: () => undefined,
  publishReached: need(
    ({ internship, now }) => Boolean(internship.publishAt && new Date(internship.publishAt) <= now),
    notAllowed,
  ),
  beforeDeadline: need(
    ({ internship, now }) => Boolean(internship.deadline && endOfDay(internship.deadline) >= now),
    () => new Refusal('DEADLINE_OUT_OF_RANGE'),
  ),
  allAccepted: need(({ accepted, internship }) => accepted >= internship.openings, notAllowed),
  noActiveApplication: need(({ busy }) => !busy, notAllowed),
  employerNotLive: need(({ standing }) => !standing.live, notAllowed),
  differentAdmin: need(removedByAnother, () => new Refusal('FORBIDDEN')),
};
