import type { ActorKind } from '../kernel/lifecycle.ts';
import type { ApplicationHistoryEntry } from './application.contract.ts';
import { isInterviewAnswer, isInterviewCancellation, isWithdrawalUndo } from './application-history.ts';
import type { ApplicationState } from './application.lifecycle.ts';

/** A step of the timeline, the same in both applications; messages are in the catalogues under `timeline.<key>`. */
export interface TimelineItem {
  readonly key: string;
  readonly tone: 'done' | 'current' | 'upcoming' | 'stopped';
  readonly at: string | null;
  /** Who acted, or who is to act now; null for what comes next. */
  readonly who: ActorKind | null;
  /** The user who acted, where the reader may know it. */
  readonly actorId?: string;
  /** By when; for an interview that was cancelled, when it was to be. */
  readonly dueAt: string | null;
  readonly reason: string | null;
  /** What somebody wrote beside the reason. */
  readonly note?: string | null;
}

interface TimelineSource {
  readonly state: ApplicationState;
  readonly events: readonly (Omit<ApplicationHistoryEntry, 'actorId'> & { readonly actorId?: string | null })[];
  readonly responseDueAt: string | null;
  readonly interview: { readonly startsAt: string } | null;
  readonly offer: { readonly expiresAt: string } | null;
  /** First and last day of the placement, where they are known. */
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
}

const stopped: readonly ApplicationState[] = [
  'rejected',
  'withdrawn',
  'closed_no_response',
  'cancelled',
  'offer_declined',
  'terminated_early',
];

const waitingParties: Partial<Record<ApplicationState, 'intern' | 'employer'>> = {
  interested: 'intern',
  submitted: 'employer',
  in_review: 'employer',
  shortlisted: 'employer',
  interview: 'employer',
  finalist: 'employer',
  offered: 'intern',
  accepted: 'employer',
  placed: 'employer',
};

const dues: Partial<Record<ApplicationState, (application: TimelineSource) => string | null | undefined>> = {
  submitted: (source) => source.responseDueAt,
  in_review: (source) => source.responseDueAt,
  interview: (source) => source.interview?.startsAt,
  offered: (source) => source.offer?.expiresAt,
  accepted: (source) => source.startsOn,
  placed: (source) => source.endsOn,
};

const dueOf = (application: TimelineSource): string | null => dues[application.state]?.(application) ?? null;

/* After these nothing is decided any more. */
const decided: readonly ApplicationState[] = ['accepted', 'placed'];

/** Returns what the step of a candidate's answer to an interview says. */
const answerStep = ({ reason, note }: TimelineSource['events'][number]) => ({
  key: reason === 'confirmed' ? 'interview_confirmed' : 'interview_other_time',
  tone: 'done' as const,
  reason: null,
  ...(note && { note }),
});

/** Returns the timeline step of one entry of the history. */
function pastStep(entry: TimelineSource['events'][number]): TimelineItem {
  const interviewCancelled = isInterviewCancellation(entry);
  if (isWithdrawalUndo(entry))
    return { key: 'withdrawal_undone', tone: 'done', at: entry.at, who: entry.by, dueAt: null, reason: null };
  if (isInterviewAnswer(entry)) return { ...answerStep(entry), at: entry.at, who: entry.by, dueAt: null };
  return {
    key: interviewCancelled ? 'interview_cancelled' : entry.to,
    tone: interviewCancelled || stopped.includes(entry.to) ? 'stopped' : 'done',
    at: entry.at,
    who: entry.by,
    ...(entry.actorId && { actorId: entry.actorId }),
    dueAt: (interviewCancelled && entry.interviewAt) || null,
    reason: entry.reason,
    ...(entry.note && { note: entry.note }),
  };
}

/** Returns what happened, who is to act, and by when: past steps first, then the one that waits, then what comes next. */
export function timelineOf(application: TimelineSource, reader: 'intern' | 'employer'): TimelineItem[] {
  const seen = application.events.filter(({ visibleTo }) => visibleTo === 'both' || visibleTo === reader);
  const past = seen.map(pastStep);
  const who = waitingParties[application.state];
  if (!who) return past;
  const waiting: TimelineItem = {
    key: `waiting.${application.state}`,
    tone: 'current',
    at: null,
    who,
    dueAt: dueOf(application),
    reason: null,
  };
  /* After an offer it is the candidate who decides. */
  const key = application.state === 'offered' ? 'next.decided' : 'next.answer';
  const next: TimelineItem = { key, tone: 'upcoming', at: null, who: null, dueAt: null, reason: null };
  return decided.includes(application.state) ? [...past, waiting] : [...past, waiting, next];
}
