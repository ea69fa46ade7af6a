import {
  applicationLimits,
  endOfDay,
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
export function closed({ internship, applicants, now }: ApplicantStatus): Obstacle[] {
  const { state, live, deadline, maxApplicants } = internship;
  const isOpen = state === 'open' && live && endOfDay(deadline) >= now;
  const full = maxApplicants !== null && applicants >= maxApplicants;
  return isOpen && !full ? [] : [obstacle(new AppError('INTERNSHIP_CLOSED'))];
}

/** The profile says too little. */
export function incomplete({ readiness: { completeness, gaps } }: ApplicantStatus, needed: number): Obstacle[] {
  const missing = gaps.map((gap) => gap.key);
  if (completeness >= needed) return [];
  return [obstacle(new AppError('PROFILE_INCOMPLETE', { missing: missing.join(', ') }), missing)];
}

/** A requirement of the internship is not met. */
export function notEligible({ internship, readiness }: ApplicantStatus): Obstacle[] {
  const countries = internship.locations.map((location) => location.country);
  const unmet = unmetRequirements(internship.eligibility, readiness.candidate, countries);
  if (unmet.length === 0) return [];
  const items = unmet.map((requirement) => `${requirement.rule}: ${requirement.needed}`);
  return [obstacle(new AppError('NOT_ELIGIBLE', { items: items.join('; ') }), items)];
}

/** As many applications as one may have are active. */
export const belowActiveLimit = ({ active }: ApplicantStatus): Obstacle[] =>
  active >= applicationLimits.activePerIntern ? [obstacle(new AppError('APPLICATION_LIMIT'))] : [];

const applied = (already: boolean): Obstacle[] => (already ? [obstacle(new AppError('ALREADY_APPLIED'))] : []);

/** @throws AppError of the first obstacle, if there is any */
export function refuseFirst([first]: readonly Obstacle[]): void {
  if (first) throw first.error;
}

/** What keeps somebody from showing interest, most important first. */
export const obstaclesToInterest = (applicant: ApplicantStatus): Obstacle[] => [
  ...applied(applicant.existing !== null),
  ...closed(applicant),
  ...incomplete(applicant, internLimits.interestAt),
];

/** What keeps somebody from applying, most important first. */
export const obstaclesToApplying = (applicant: ApplicantStatus): Obstacle[] => [
  ...applied(applicant.existing !== null && applicant.existing !== 'interested'),
  ...closed(applicant),
  ...belowActiveLimit(applicant),
  ...incomplete(applicant, internLimits.applyAt),
  ...notEligible(applicant),
];
