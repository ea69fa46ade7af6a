import {
  acceptsApplications,
  answerFaults,
  type submissionGuardNames,
  applicationLifecycle,
  applicationLimits,
  AppError,
  findTransition,
  internLimits,
  nonEmptyAnswers,
  reminderInstants,
  responseDueAt,
  unmetRequirements,
  type AppErrorParams,
  type ApplicationObstacle,
  type ApplicationState,
  type ProfilePartKey,
  type Submission,
  type UnmetRequirement,
} from '@prentice/contract';
import { notAllowed, type Guard, type GuardsNamed } from '../../../platform/transitions/define-transitions.ts';
import type { ApplicantStatus, ApplicationContext } from '../application-requests.ts';

/** Why somebody cannot apply: the code that refuses the application, and what it is about. */
export interface Obstacle {
  readonly code: ApplicationObstacle;
  readonly params?: AppErrorParams;
  readonly missing?: readonly ProfilePartKey[];
  readonly unmet?: readonly UnmetRequirement[];
}

function closedInternship({ internship, applicantCount, now }: ApplicantStatus): Obstacle[] {
  const { employerLive, maxApplicants } = internship;
  const isOpen = acceptsApplications(internship, now) && employerLive;
  const isFull = maxApplicants !== null && applicantCount >= maxApplicants;
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

const reachedActiveLimit = ({ activeApplications }: ApplicantStatus): Obstacle[] =>
  activeApplications >= applicationLimits.activePerIntern ? [{ code: 'APPLICATION_LIMIT' }] : [];

/**
 * The guards of the lifecycle table whose outcome is known before anything is written: the page says which of them
 * refuse, and the transition is refused by the same functions ({@link submissionGuards}).
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
const applyingTransition = (currentState: ApplicationState | null, to: 'interested' | 'submitted') =>
  findTransition(applicationLifecycle, currentState, to, 'intern');

/** @throws AppError ALREADY_APPLIED when the application that there is already leads to no such state */
export function assertNotApplied(currentState: ApplicationState | null, to: 'interested' | 'submitted'): void {
  if (!applyingTransition(currentState, to)) throw new AppError('ALREADY_APPLIED');
}

/**
 * Returns what keeps somebody from showing interest or from applying, in the order of the lifecycle table: most
 * important first.
 */
export function obstaclesTo(to: 'interested' | 'submitted', applicant: ApplicantStatus): Obstacle[] {
  const transition = applyingTransition(applicant.currentState, to);
  const applied: Obstacle[] = transition ? [] : [{ code: 'ALREADY_APPLIED' }];
  const { guards = [] } = transition ?? applyingTransition(null, to) ?? {};
  return [...applied, ...guards.filter(isKnownBefore).flatMap((guard) => obstaclesByGuard[guard](applicant))];
}

/** @throws AppError of the first obstacle, if there is any */
export function throwFirstObstacle([first]: readonly Obstacle[]): void {
  if (first) throw new AppError(first.code, first.params);
}

/** Makes a guard about the applicant. */
const guardAboutApplicant =
  (check: (applicant: ApplicantStatus, submission: Submission | null) => void): Guard<ApplicationContext> =>
  (context) => {
    const { request } = context;
    if (request.kind !== 'submission') throw notAllowed(context);
    check(request.applicant, request.submission);
  };

/** Refuses applying for what the page names as an obstacle. */
const refuseObstaclesOf = (guard: keyof typeof obstaclesByGuard): Guard<ApplicationContext> =>
  guardAboutApplicant((applicant) => throwFirstObstacle(obstaclesByGuard[guard](applicant)));

function checkAnswers({ internship }: ApplicantStatus, submission: Submission | null): void {
  const faults = answerFaults(internship.questions, submission?.answers ?? []);
  if (faults.length === 0) return;
  const missing = faults.some((fault) => fault.code === 'QUESTION_REQUIRED');
  throw new AppError(missing ? 'QUESTION_REQUIRED' : 'VALIDATION_FAILED', {}, faults);
}

/** The conditions of applying that the lifecycle names; each refuses with its documented code. */
export const submissionGuards: GuardsNamed<typeof submissionGuardNames, ApplicationContext> = {
  internshipOpen: refuseObstaclesOf('internshipOpen'),
  profileForInterest: refuseObstaclesOf('profileForInterest'),
  belowActiveLimit: refuseObstaclesOf('belowActiveLimit'),
  profileForApplication: refuseObstaclesOf('profileForApplication'),
  eligible: refuseObstaclesOf('eligible'),
  questionsAnswered: guardAboutApplicant(checkAnswers),
  cleanCv: async ({ facts }) => void (await facts.cv()),
};

/**
 * Keeps what the profile says now. Anyone who showed interest under blind review was promised it for the application as
 * well.
 */
export function snapshotCandidate({ record, request }: ApplicationContext): void {
  if (request.kind !== 'submission') return;
  const { readiness, internship, now } = request.applicant;
  record.internName = readiness.name;
  record.candidate = readiness.candidate;
  record.blindReview ||= internship.blindReview;
  record.revealedAt = record.blindReview ? null : now;
}

/**
 * Keeps the posting's revision, the questions and the answers as they were sent; from now on the company has to
 * respond.
 */
function snapshotPosting({ record, request, now }: ApplicationContext): void {
  if (request.kind !== 'submission' || !request.submission) return;
  const { internship } = request.applicant;
  const dueAt = responseDueAt(now, internship.responseDays);
  record.postingRevision = internship.revision;
  record.coverNote = request.submission.coverNote;
  record.questions = internship.questions.map(({ key, kind, label, required }) => ({ key, kind, label, required }));
  record.answers = nonEmptyAnswers(internship.questions, request.submission.answers);
  record.submittedAt = now;
  record.responseDueAt = dueAt;
  record.dueOrder = dueAt;
  record.nextReminderAt = reminderInstants(now, dueAt)[0]?.at ?? null;
}

/** Freezes who applies and to what. */
export function snapshotApplication(context: ApplicationContext): void {
  snapshotCandidate(context);
  snapshotPosting(context);
}
