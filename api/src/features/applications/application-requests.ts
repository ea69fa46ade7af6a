import type { ApplicationState, ApplicationTransitionRequest, Interview, Submission } from '@prentice/contract';
import type { TransitionContext } from '../../platform/transitions/define-transitions.ts';
import type { CleanCv } from '../documents/index.ts';
import type { InternReadiness } from '../interns/index.ts';
import type { InternshipForApplication, InternshipSummary } from '../internships/index.ts';
import type { ApplicationEntity } from './application.entity.ts';

/** What is known of somebody who wants to apply to an internship. */
export interface ApplicantStatus {
  readonly internship: InternshipForApplication;
  /** Applications sent to the internship; counted only when it has a limit. */
  readonly applicantCount: number;
  readonly readiness: InternReadiness;
  /** The state of the application that there is already; null where there is none. */
  readonly currentState: ApplicationState | null;
  /** The candidate's applications that are sent and still active. */
  readonly activeApplications: number;
  readonly now: Date;
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

/** Returns the reason of a transition as the history keeps it: a code, or what somebody wrote. */
export function reasonOf(request: ApplicationRequest): string | null {
  if (request.kind === 'consequence' || request.kind === 'undo' || request.kind === 'rejection_sending')
    return request.reason ?? null;
  if (request.kind === 'interview_rescheduling') return 'rescheduled';
  if (request.kind !== 'form') return null;
  switch (request.to) {
    case 'rejected':
      return request.code;
    case 'terminated_early':
    case 'cancelled':
      return request.reason;
    case 'withdrawn':
    case 'offer_declined':
      return request.note;
    default:
      return null;
  }
}

const notedStates: readonly string[] = ['accepted', 'finalist', 'terminated_early'];

/** Returns the note of a request: written beside a coded reason, to the candidate, or to the employer. */
export function noteOf(request: ApplicationRequest): string | null {
  if (request.kind === 'interview_cancellation') return request.cancellationNote;
  if (request.kind !== 'form') return null;
  return notedStates.includes(request.to) && 'note' in request ? (request.note ?? null) : null;
}
