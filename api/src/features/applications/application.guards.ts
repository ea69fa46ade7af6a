import {
  applicationLimits as limits,
  confirmedAt,
  interviewFaults,
  noResponseAt,
  offerFaults,
  Refusal,
  wasInterviewed,
  type ApplicationState,
  type ApplicationTransition,
  type FieldError,
  type Party,
} from '@prentice/contract';
import type { Caller } from '../../platform/access/authenticator.ts';
import { DAY } from '../../platform/clock/clock.ts';
import type { InternshipCard } from '../ports/internship-directory.port.ts';
import type { ApplicationEntity } from './application.entity.ts';

/** A move that the system makes has no form; its reason is a code. */
export interface SystemMove {
  readonly to: ApplicationState;
  readonly reason?: string;
}
/** An interview is called off by a request of its own, with words to the candidate. */
export interface CallOff {
  readonly to: 'shortlisted';
  readonly callOff: string;
}
export type Move = ApplicationTransition | SystemMove | CallOff;

/** Who moves an application. `actorId` is null for the system. */
export interface Mover {
  readonly party: Party;
  readonly actorId: string | null;
  readonly caller?: Caller;
}

/** What guards look at. */
export interface Attempt {
  readonly application: ApplicationEntity;
  /** The state that the mover sees. */
  readonly from: ApplicationState;
  readonly move: Move;
  readonly party: Party;
  readonly card: InternshipCard;
  readonly now: Date;
}

type Guard = (attempt: Attempt) => void;

const notAllowed = ({ from, move }: Attempt): Refusal => new Refusal('TRANSITION_NOT_ALLOWED', { from, to: move.to });
const need =
  (condition: (attempt: Attempt) => boolean, refusal: (attempt: Attempt) => Refusal = notAllowed): Guard =>
  (attempt) => {
    if (!condition(attempt)) throw refusal(attempt);
  };
const faultless = (faults: (attempt: Attempt) => FieldError[]): Guard => {
  return (attempt) => {
    const found = faults(attempt);
    if (found.length > 0) throw new Refusal('VALIDATION_FAILED', {}, found);
  };
};

/** A day has come; the system waits longer, so that people can say so themselves. */
function reached(day: string | null | undefined, { party, now }: Attempt): boolean {
  if (!day) return false;
  return party === 'system' ? confirmedAt(day) <= now : day <= now.toISOString().slice(0, 10);
}

const hasText = ({ move }: Attempt): boolean => 'text' in move && Boolean(move.text);

/** The conditions that the lifecycle names for moves of an application that is there; each refuses with its documented code. */
export const guards: Readonly<Record<string, Guard>> = {
  firstOpening: need(({ application }) => !application.viewedAt),
  timeAndPlace: faultless(({ move, now }) => ('interview' in move ? interviewFaults(move.interview, now) : [])),
  /** Not by merely shortlisting, and not past a rejection that can still be taken back. */
  askedToCallOff: need(({ application, move }) => 'callOff' in move && !application.held),
  beforeInterview: need(
    ({ application, now }) => Boolean(application.interview && new Date(application.interview.startsAt) > now),
    () => new Refusal('INTERVIEW_STARTED'),
  ),
  offerComplete: faultless(({ move, now }) => ('offer' in move ? offerFaults(move.offer, now) : [])),
  /** Reserved before the unit of work begins: see Places. */
  freeOpening: () => undefined,
  beforeExpiry: need(
    ({ application, now }) => Boolean(application.offerExpiresAt && application.offerExpiresAt > now),
    () => new Refusal('OFFER_EXPIRED'),
  ),
  startReached: need((attempt) => reached(attempt.application.startsOn, attempt)),
  endReached: need((attempt) => reached(attempt.application.endsOn, attempt)),
  feedbackAfterInterview: need(
    (attempt) => !wasInterviewed(attempt.application.events) || hasText(attempt),
    () =>
      new Refusal('FEEDBACK_REQUIRED', {}, [{ field: 'text', code: 'FEEDBACK_REQUIRED', message: 'Write feedback.' }]),
  ),
  within30Days: need(({ application, now }) => {
    const at = application.rejection?.at;
    return Boolean(at && now.getTime() - at.getTime() <= limits.reconsiderDays * DAY);
  }),
  notArchived: need(({ card }) => card.state !== 'archived' && card.state !== 'removed'),
  pastDue30: need(({ application, now }) =>
    Boolean(application.responseDueAt && noResponseAt(application.responseDueAt) <= now),
  ),
};
