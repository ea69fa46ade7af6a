import {
  answerFaults,
  applicationLimits as limits,
  autoConfirmAt,
  interviewFaults,
  isBeforeInterview,
  autoCloseAt,
  offerFaults,
  AppError,
  wasInterviewed,
  type applicationGuardNames,
  type ApplicationState,
  type ApplicationTransitionRequest,
  type FieldError,
  type Interview,
  type Submission,
  utcDay,
} from '@prentice/contract';
import { DAY } from '../../platform/clock/clock.ts';
import {
  notAllowed,
  guardThat,
  type Guard,
  type GuardsNamed,
  type TransitionContext,
} from '../../platform/transitions/define-transitions.ts';
import type { CleanCv } from '../documents/index.ts';
import type { InternshipSummary } from '../internships/index.ts';
import type { ApplicationEntity } from './application.entity.ts';
import { obstaclesByGuard, throwFirstObstacle, type ApplicantStatus } from './submission/application-obstacles.ts';

/**
 * Returns whether a company was suspended, which happens for fees and fraud: it answers candidates, and learns no more
 * of them.
 */
export const isSuspended = ({ employer }: Pick<InternshipSummary, 'employer'>): boolean =>
  employer.verification.state === 'suspended';

/** @throws AppError FORBIDDEN for a suspended company */
export function assertCompanyNotSuspended(internshipSummary: Pick<InternshipSummary, 'employer'>): void {
  if (isSuspended(internshipSummary)) throw new AppError('FORBIDDEN');
}

/** What people decide, with what they filled in. */
type FormRequest = ApplicationTransitionRequest & { readonly kind: 'form' };
/** A transition that follows from something else has no form; its reason is a code. */
interface ConsequenceRequest {
  readonly kind: 'consequence';
  readonly to: ApplicationState;
  readonly reason?: string;
}
/** An interview is cancelled by a request of its own, with words to the candidate. */
interface InterviewCancellationRequest {
  readonly kind: 'interview_cancellation';
  readonly to: 'shortlisted';
  readonly cancellationNote: string;
}
/** An interview is rescheduled by a request of its own: the state stays. */
interface InterviewReschedulingRequest {
  readonly kind: 'interview_rescheduling';
  readonly to: 'interview';
  readonly interview: Interview;
}
/** Interest, or an application with what was written for it. */
interface SubmissionRequest {
  readonly kind: 'submission';
  readonly to: 'interested' | 'submitted';
  readonly applicant: ApplicantStatus;
  readonly submission: Submission | null;
}
/** The candidate learns of a rejection once it can no longer be undone. */
interface RejectionSendingRequest {
  readonly kind: 'rejection_sending';
  readonly to: 'rejected';
  /** The code of the rejection. */
  readonly reason: string;
}
/** A decision is undone on request, or because another one follows before the candidate has learned of it. */
interface UndoRequest {
  readonly kind: 'undo';
  readonly to: ApplicationState;
  readonly reason: 'undone' | 'superseded';
}
export type ApplicationRequest =
  | FormRequest
  | ConsequenceRequest
  | InterviewCancellationRequest
  | InterviewReschedulingRequest
  | SubmissionRequest
  | RejectionSendingRequest
  | UndoRequest;

/** What guards and effects look at beside the application. */
export interface ApplicationFacts {
  readonly internshipSummary: InternshipSummary;
  /** Whether the candidate was unknown to the employer before the transition. */
  readonly wasBlind: boolean;
  /** When the interview should begin that is cancelled. */
  readonly interviewAt: string | null;
  /** The CV that is sent. @throws AppError when it cannot be */
  readonly cv: () => Promise<CleanCv>;
  /** Whether an opening is reserved for the application. */
  readonly hasReservedOpening: () => Promise<boolean>;
}

export type ApplicationContext = TransitionContext<
  ApplicationEntity,
  ApplicationState,
  ApplicationRequest,
  ApplicationFacts
>;

const hasNoFaults = (faults: (context: ApplicationContext) => FieldError[]): Guard<ApplicationContext> => {
  return (context) => {
    const errors = faults(context);
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', {}, errors);
  };
};

/** Makes a guard about the applicant. */
const guardAboutApplicant =
  (check: (applicant: ApplicantStatus, submission: Submission | null) => void): Guard<ApplicationContext> =>
  (context) => {
    const { request } = context;
    if (request.kind !== 'submission') throw notAllowed(context);
    check(request.applicant, request.submission);
  };

/** Refuses applying for what the page names as an obstacle. */
const hasNoObstacle = (guard: keyof typeof obstaclesByGuard): Guard<ApplicationContext> =>
  guardAboutApplicant((applicant) => throwFirstObstacle(obstaclesByGuard[guard](applicant)));

/** Returns whether a day has come; the system waits longer, so that people can say so themselves. */
function hasDayCome(day: string | null | undefined, { actor, now }: ApplicationContext): boolean {
  if (!day) return false;
  return actor.actorKind === 'system' ? autoConfirmAt(day) <= now : day <= utcDay(now);
}

const hasRejectionText = ({ request }: ApplicationContext): boolean =>
  request.kind === 'form' && request.to === 'rejected' && Boolean(request.text);

function checkAnswers({ internship }: ApplicantStatus, submission: Submission | null): void {
  const faults = answerFaults(internship.questions, submission?.answers ?? []);
  if (faults.length === 0) return;
  const missing = faults.some((fault) => fault.code === 'QUESTION_REQUIRED');
  throw new AppError(missing ? 'QUESTION_REQUIRED' : 'VALIDATION_FAILED', {}, faults);
}

/** The conditions that the lifecycle names; each refuses with its documented code. */
export const applicationGuards: GuardsNamed<typeof applicationGuardNames, ApplicationContext> = {
  internshipOpen: hasNoObstacle('internshipOpen'),
  profileForInterest: hasNoObstacle('profileForInterest'),
  belowActiveLimit: hasNoObstacle('belowActiveLimit'),
  profileForApplication: hasNoObstacle('profileForApplication'),
  eligible: hasNoObstacle('eligible'),
  questionsAnswered: guardAboutApplicant(checkAnswers),
  cleanCv: async ({ facts }) => void (await facts.cv()),
  companyNotSuspended: ({ actor, facts }) => {
    if (actor.actorKind === 'employer') assertCompanyNotSuspended(facts.internshipSummary);
  },
  notYetViewed: guardThat(({ record }) => !record.viewedAt),
  interviewValid: hasNoFaults(({ request, now }) =>
    'interview' in request ? interviewFaults(request.interview, now) : [],
  ),
  /** What a rejection that can still be undone has ended is not changed beside it. */
  noPendingRejection: guardThat(({ record }) => !record.pendingRejection),
  beforeInterview: guardThat(
    ({ record, now }) => isBeforeInterview(record, now),
    () => new AppError('INTERVIEW_STARTED'),
  ),
  offerValid: hasNoFaults(({ request, now }) => ('offer' in request ? offerFaults(request.offer, now) : [])),
  /** It is reserved before the unit of work begins: see OpeningReservations. */
  openingReserved: async ({ facts }) => {
    if (!(await facts.hasReservedOpening())) throw new AppError('NO_OPENINGS');
  },
  /** An employer withdraws an offer at any time; by itself it ends when it has expired. */
  withdrawnOrExpired: guardThat(
    ({ record, actor, now }) =>
      actor.actorKind === 'employer' || Boolean(record.offerExpiresAt && record.offerExpiresAt <= now),
  ),
  offerNotExpired: guardThat(
    ({ record, now }) => Boolean(record.offerExpiresAt && record.offerExpiresAt > now),
    () => new AppError('OFFER_EXPIRED'),
  ),
  startReached: guardThat((context) => hasDayCome(context.record.startsOn, context)),
  endReached: guardThat((context) => hasDayCome(context.record.endsOn, context)),
  feedbackAfterInterview: guardThat(
    (context) => !wasInterviewed(context.record.events) || hasRejectionText(context),
    () =>
      new AppError('FEEDBACK_REQUIRED', {}, [{ field: 'text', code: 'FEEDBACK_REQUIRED', message: 'Write feedback.' }]),
  ),
  withinReconsiderPeriod: guardThat(({ record, now }) => {
    const rejectedAt = record.rejection?.at;
    return Boolean(rejectedAt && now.getTime() - rejectedAt.getTime() <= limits.reconsiderDays * DAY);
  }),
  undoPeriodOver: guardThat(({ record, now }) => Boolean(record.rejectionDueAt && record.rejectionDueAt <= now)),
  notArchived: guardThat(
    ({ facts: { internshipSummary } }) =>
      internshipSummary.state !== 'archived' && internshipSummary.state !== 'removed',
  ),
  noResponsePeriodOver: guardThat(({ record, now }) =>
    Boolean(record.responseDueAt && autoCloseAt(record.responseDueAt) <= now),
  ),
};
