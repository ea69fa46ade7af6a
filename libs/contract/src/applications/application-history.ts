import type { ApplicationHistoryEntry } from './application.contract.ts';
import type { ApplicationState } from './application.lifecycle.ts';
import { activeApplicationStates, isUndoableDecision } from './application-states.ts';
import { undoUntil } from './application-deadlines.ts';

type Step = Pick<ApplicationHistoryEntry, 'from' | 'to'>;

/** Returns whether this step cancelled an interview: nothing else leads from an interview back to the shortlist. */
export const isInterviewCancellation = ({ from, to }: Step): boolean => from === 'interview' && to === 'shortlisted';

/** Returns whether this step is a candidate's answer to an interview, which leaves the state as it is. */
export const isInterviewAnswer = ({ from, to, by }: Step & { readonly by: string }): boolean =>
  from === 'interview' && to === 'interview' && by === 'intern';

/**
 * Returns whether this step arranged an interview: moving one, and undoing a rejection or a withdrawal after one, arrange none.
 */
export const isInterviewArrangement = ({ from, to }: Step): boolean =>
  to === 'interview' && from !== 'interview' && from !== 'rejected' && from !== 'withdrawn';

/** Returns whether somebody was interviewed, or is about to be: an interview that was cancelled is none. */
export const wasInterviewed = (history: readonly Step[]): boolean =>
  history.filter(isInterviewArrangement).length > history.filter(isInterviewCancellation).length;

/** Returns the step that cancelled the last interview; null while one stands, and where there never was any. */
export function lastInterviewCancellation<S extends Step>(history: readonly S[]): S | null {
  const last = history.findLast((step) => isInterviewArrangement(step) || isInterviewCancellation(step));
  return last && isInterviewCancellation(last) ? last : null;
}

/** Returns whether the interview of an application is still ahead: from its beginning on it cannot be cancelled. */
export const isBeforeInterview = (
  { interview }: { readonly interview?: { readonly startsAt: string } | null | undefined },
  now: number | Date,
): boolean => Boolean(interview) && new Date(interview?.startsAt ?? 0) > new Date(now);

interface InterviewedApplication {
  readonly state: ApplicationState;
  readonly interview?: { readonly startsAt: string } | null | undefined;
  readonly rejection?: { readonly sentAt: string | Date | null } | null | undefined;
  readonly events: readonly { readonly at: string | Date }[];
}

/**
 * Returns whether an application ended before its interview could begin, so nobody will be there. A rejection that can still be
 * taken back ends nothing yet.
 */
export function isInterviewObsolete({ state, interview, rejection, events }: InterviewedApplication): boolean {
  const active: readonly ApplicationState[] = activeApplicationStates;
  if (!interview || active.includes(state) || rejection?.sentAt === null) return false;
  return new Date(interview.startsAt) > new Date(events.at(-1)?.at ?? 0);
}

interface DecidedApplication {
  readonly state: ApplicationState;
  readonly rejection?: { readonly undoUntil: string | Date; readonly sentAt: string | Date | null } | null | undefined;
  readonly events: WithdrawnApplication['events'];
}

/**
 * Returns the state that a shortlisting can be undone to, and until when; null when the employer's last step was none, it was
 * not the first answer, or it is too late.
 */
export function undoableShortlisting(
  { state, events }: Pick<DecidedApplication, 'state' | 'events'>,
  now: Date,
): UndoableStep | null {
  const last = events.at(-1);
  if (state !== 'shortlisted' || last?.to !== 'shortlisted' || last.by !== 'employer') return null;
  if (last.from === null || !isUndoableDecision(last.from, last.to)) return null;
  const until = undoUntil(new Date(last.at));
  return until > now ? { state: last.from, until } : null;
}

/** Returns until when the employer can undo the last decision about an application; null when they cannot. */
export function decisionUndoUntil(application: DecidedApplication, now: Date): Date | null {
  const { state, rejection } = application;
  if (state !== 'rejected') return undoableShortlisting(application, now)?.until ?? null;
  if (!rejection || rejection.sentAt !== null) return null;
  const until = new Date(rejection.undoUntil);
  return until > now ? until : null;
}

/** What the last step can be undone to, and until when. */
interface UndoableStep {
  readonly state: ApplicationState;
  readonly until: Date;
}

interface WithdrawnApplication {
  readonly state: ApplicationState;
  readonly events: readonly {
    readonly from: ApplicationState | null;
    readonly to: ApplicationState;
    readonly by: string;
    readonly at: string | Date;
  }[];
}

/** Returns whether this step undid a withdrawal: nothing else leads from there to another state. */
export const isWithdrawalUndo = ({ from, to }: { from: string | null; to: string }): boolean =>
  from === 'withdrawn' && to !== 'withdrawn';

/**
 * Returns the state that a withdrawal can be undone to, and until when; null when the candidate did not withdraw, or
 * when it is too late.
 */
export function undoableWithdrawal({ state, events }: WithdrawnApplication, now: Date): UndoableStep | null {
  const last = events.at(-1);
  if (state !== 'withdrawn' || last?.to !== 'withdrawn' || last.by !== 'intern' || last.from === null) return null;
  const until = undoUntil(new Date(last.at));
  return until > now ? { state: last.from, until } : null;
}
