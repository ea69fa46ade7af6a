import {
  acceptsApplications,
  applicationLifecycle,
  applicationLimits,
  AppError,
  findTransition,
  internLimits,
  unmetRequirements,
  type AppErrorParams,
  type ApplicationObstacle,
  type ApplicationState,
  type ProfilePartKey,
  type UnmetRequirement,
} from '@prentice/contract';
import type { InternReadiness } from '../../interns/index.ts';
import type { InternshipForApplication } from '../../internships/index.ts';

/** What is known of somebody who wants to apply to an internship. */
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

/** Why somebody cannot apply: the code that refuses the application, and what it is about. */
export interface Obstacle {
  readonly code: ApplicationObstacle;
  readonly params?: AppErrorParams;
  readonly missing?: readonly ProfilePartKey[];
  readonly unmet?: readonly UnmetRequirement[];
}

function closedInternship({ internship, applicants, now }: ApplicantStatus): Obstacle[] {
  const { employerLive, maxApplicants } = internship;
  const isOpen = acceptsApplications(internship, now) && employerLive;
  const isFull = maxApplicants !== null && applicants >= maxApplicants;
  return isOpen && !isFull ? [] : [{ code: 'INTERNSHIP_CLOSED' }];
}

function incompleteProfile({ readiness: { completeness, gaps } }: ApplicantStatus, needed: number): Obstacle[] {
  if (completeness >= needed) return [];
  const missing = gaps.map((gap) => gap.key);
  return [{ code: 'PROFILE_INCOMPLETE', params: { missing: missing.join(', ') }, missing }];
}

function unmetEligibility({ internship, readiness }: ApplicantStatus): Obstacle[] {
  const countries = internship.locations.map((location) => location.country);
  const unmet = unmetRequirements(internship.eligibility, readiness.candidate, countries);
  return unmet.length === 0 ? [] : [{ code: 'NOT_ELIGIBLE', unmet }];
}

const reachedActiveLimit = ({ active }: ApplicantStatus): Obstacle[] =>
  active >= applicationLimits.activePerIntern ? [{ code: 'APPLICATION_LIMIT' }] : [];

/**
 * The guards of the lifecycle table whose outcome is known before anything is written: the page says which of them
 * refuse, and the transition is refused by the same functions (`application-guards.ts`).
 */
export const obstaclesByGuard = {
  internshipOpen: closedInternship,
  profileForInterest: (applicant) => incompleteProfile(applicant, internLimits.interestAt),
  belowActiveLimit: reachedActiveLimit,
  profileForApplication: (applicant) => incompleteProfile(applicant, internLimits.applyAt),
  eligible: unmetEligibility,
} as const satisfies Record<string, (applicant: ApplicantStatus) => Obstacle[]>;

const isKnownBefore = (guard: string): guard is keyof typeof obstaclesByGuard => guard in obstaclesByGuard;

/** Returns what the lifecycle table says of applying from a state; undefined when one has applied already. */
const applyingTransition = (existing: ApplicationState | null, to: 'interested' | 'submitted') =>
  findTransition(applicationLifecycle, existing, to, 'intern');

/** @throws AppError ALREADY_APPLIED when the application that there is already leads to no such state */
export function assertNotApplied(existing: ApplicationState | null, to: 'interested' | 'submitted'): void {
  if (!applyingTransition(existing, to)) throw new AppError('ALREADY_APPLIED');
}

/**
 * Returns what keeps somebody from showing interest or from applying, in the order of the lifecycle table: most
 * important first.
 */
export function obstaclesTo(to: 'interested' | 'submitted', applicant: ApplicantStatus): Obstacle[] {
  const transition = applyingTransition(applicant.existing, to);
  const applied: Obstacle[] = transition ? [] : [{ code: 'ALREADY_APPLIED' }];
  const { guards = [] } = transition ?? applyingTransition(null, to) ?? {};
  return [...applied, ...guards.filter(isKnownBefore).flatMap((guard) => obstaclesByGuard[guard](applicant))];
}

/** @throws AppError of the first obstacle, if there is any */
export function throwFirstObstacle([first]: readonly Obstacle[]): void {
  if (first) throw new AppError(first.code, first.params);
}
