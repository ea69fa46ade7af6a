import {
  applicationLifecycle,
  applicationLimits,
  endOfDay,
  findTransition,
  internLimits,
  AppError,
  unmetRequirements,
  type ApplicationState,
} from '@prentice/contract';
import type { InternReadiness } from '../../interns/index.ts';
import type { InternshipForApplication } from '../../internships/index.ts';

/** Where somebody stands who wants to apply. */
export interface ApplicantStatus {
  readonly internship: InternshipForApplication;
  /** Applications sent to the internship; counted only when it has a limit. */
  readonly applicants: number;
  readonly readiness: InternReadiness;
  /** The state of the application that there is already. */
  readonly existing: ApplicationState | null;
  /** Sent and still active. */
  readonly active: number;
  readonly now: Date;
}

/** What stands in the way, with what exactly. */
export interface Obstacle {
  readonly error: AppError;
  readonly items: readonly string[];
}

const obstacle = (error: AppError, items: readonly string[] = []): Obstacle => ({ error, items });

/** The internship takes no applications. */
function closed({ internship, applicants, now }: ApplicantStatus): Obstacle[] {
  const { state, live, deadline, maxApplicants } = internship;
  const isOpen = state === 'open' && live && endOfDay(deadline) >= now;
  const full = maxApplicants !== null && applicants >= maxApplicants;
  return isOpen && !full ? [] : [obstacle(new AppError('INTERNSHIP_CLOSED'))];
}

/** The profile says too little. */
function incomplete({ readiness: { completeness, gaps } }: ApplicantStatus, needed: number): Obstacle[] {
  const missing = gaps.map((gap) => gap.key);
  if (completeness >= needed) return [];
  return [obstacle(new AppError('PROFILE_INCOMPLETE', { missing: missing.join(', ') }), missing)];
}

/** A requirement of the internship is not met. */
function notEligible({ internship, readiness }: ApplicantStatus): Obstacle[] {
  const countries = internship.locations.map((location) => location.country);
  const unmet = unmetRequirements(internship.eligibility, readiness.candidate, countries);
  if (unmet.length === 0) return [];
  const items = unmet.map((requirement) => `${requirement.rule}: ${requirement.needed}`);
  return [obstacle(new AppError('NOT_ELIGIBLE', { items: items.join('; ') }), items)];
}

/** As many applications as one may have are active. */
const activeLimit = ({ active }: ApplicantStatus): Obstacle[] =>
  active >= applicationLimits.activePerIntern ? [obstacle(new AppError('APPLICATION_LIMIT'))] : [];

/**
 * The conditions of applying that are known before anything is written, by the names of their guards in the lifecycle table: the
 * page says which of them are not met, and the transition is refused by the same.
 */
export const obstaclesByGuard = {
  internshipOpen: closed,
  profileForInterest: (applicant) => incomplete(applicant, internLimits.interestAt),
  belowActiveLimit: activeLimit,
  profileForApplication: (applicant) => incomplete(applicant, internLimits.applyAt),
  eligible: notEligible,
} as const satisfies Record<string, (applicant: ApplicantStatus) => Obstacle[]>;

const isKnownBefore = (guard: string): guard is keyof typeof obstaclesByGuard => guard in obstaclesByGuard;

/** Returns what the lifecycle table says of applying from a state; undefined when one has applied already. */
const applyingTransition = (existing: ApplicationState | null, to: 'interested' | 'submitted') =>
  findTransition(applicationLifecycle, existing, to, 'intern');

/** @throws AppError ALREADY_APPLIED when the application that there is already leads to no such state */
export function assertNotApplied(existing: ApplicationState | null, to: 'interested' | 'submitted'): void {
  if (!applyingTransition(existing, to)) throw new AppError('ALREADY_APPLIED');
}

/** What keeps somebody from showing interest or from applying, in the order of the lifecycle table: most important first. */
export function obstaclesTo(to: 'interested' | 'submitted', applicant: ApplicantStatus): Obstacle[] {
  const transition = applyingTransition(applicant.existing, to);
  const applied = transition ? [] : [obstacle(new AppError('ALREADY_APPLIED'))];
  const { guards = [] } = transition ?? applyingTransition(null, to) ?? {};
  return [...applied, ...guards.filter(isKnownBefore).flatMap((guard) => obstaclesByGuard[guard](applicant))];
}

/** @throws AppError of the first obstacle, if there is any */
export function refuseFirst([first]: readonly Obstacle[]): void {
  if (first) throw first.error;
}
