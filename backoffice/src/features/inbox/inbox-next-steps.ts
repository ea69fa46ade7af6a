import { calendarDaysBetween, DAY } from '@prentice/contract';
import type { InboxItem, InboxThread } from './rows/inbox-threads.ts';

/** What is to be done by a moment: a candidate to be answered, or something to be decided. */
export interface InboxDeadline {
  readonly kind: 'answer' | 'decision';
  /** In milliseconds. */
  readonly at: number;
}

/** Days of the calendar within which a deadline is near. */
export const SOON_DAYS = 3;

/** Asks its reader to do something without saying by when, and is done with once it has been read. */
const undatedTitles: ReadonlySet<string> = new Set([
  'internship.changes_requested',
  'employer.info_requested',
  'employer.expiry_reminder',
  'employer.publish_blocked',
]);

const answerDeadline = ({ due }: InboxItem['params']): InboxDeadline | null =>
  typeof due === 'string' && due ? { kind: 'answer', at: Date.parse(due) } : null;

/** Returns by when the reader of a notification is to act; null where it asks for nothing, or for nothing any more. */
export function deadlineOf({ titleKey, params, createdAt, readAt }: InboxItem): InboxDeadline | null {
  /* The server says what has become of an application once it is answered. */
  if (titleKey === 'application.received') return params['outcome'] ? null : answerDeadline(params);
  if (readAt) return null;
  if (titleKey === 'employer.responses_due') return answerDeadline(params);
  /* A report is to be decided within 24 hours. */
  if (titleKey === 'report.created') return { kind: 'decision', at: Date.parse(createdAt) + DAY };
  return null;
}

/** Returns how many days of the calendar are left until a deadline; fewer than none where it has passed. */
export function daysLeft({ at }: InboxDeadline, now: number, timeZone: string): number {
  const days = calendarDaysBetween(new Date(now), new Date(at).toISOString(), timeZone);
  return at < now ? Math.min(-1, days) : days;
}

/** The rows of an inbox by what they ask for. */
export interface DividedThreads {
  /** What is to be done in the next days, the earliest deadline first. */
  readonly nextSteps: readonly InboxThread[];
  /** What is to be done after that, in the same order, where only deadlines are listed. */
  readonly later: readonly InboxThread[];
  readonly others: readonly InboxThread[];
}

const answerTitles: ReadonlySet<string> = new Set(['application.received', 'employer.responses_due']);
const decisionTitles: ReadonlySet<string> = new Set(['report.created', 'administrator.reviews_due']);

/** Returns what all of some rows ask for: answers to candidates, decisions of reviewers, or several things. */
export function askedFor(threads: readonly InboxThread[]): 'answers' | 'decisions' | 'several' {
  const isAll = (titles: ReadonlySet<string>): boolean => threads.every(({ latest }) => titles.has(latest.titleKey));
  if (isAll(answerTitles)) return 'answers';
  return isAll(decisionTitles) ? 'decisions' : 'several';
}

/** Returns the order of deadlines, the earliest first; what is to be done without one stands where those of now do. */
export function byDeadline(now: number): (first: InboxThread, second: InboxThread) => number {
  const momentOf = ({ latest }: InboxThread): number => deadlineOf(latest)?.at ?? now;
  return (first, second) => momentOf(first) - momentOf(second);
}

/** Divides the rows of an inbox, which come newest first, into what their reader is to do now and the rest. */
export function divideThreads(
  threads: readonly InboxThread[],
  now: number,
  timeZone: string,
): Omit<DividedThreads, 'later'> {
  const isToday = (instant: string) => calendarDaysBetween(new Date(now), instant, timeZone) === 0;
  const isDue = ({ latest }: InboxThread): boolean => {
    const deadline = deadlineOf(latest);
    if (deadline) return daysLeft(deadline, now, timeZone) <= SOON_DAYS;
    if (latest.readAt) return false;
    /* What is to be decided on a day says so that day; the next morning there is a new list. */
    if (latest.titleKey === 'administrator.reviews_due') return isToday(latest.createdAt);
    return undatedTitles.has(latest.titleKey);
  };
  const due = threads.filter(isDue);
  const isAnswer = ({ latest }: InboxThread) => latest.titleKey === 'application.received';
  /* The morning's reminder says nothing that the applications do not say themselves. */
  const nextSteps = due.filter(({ latest }) => latest.titleKey !== 'employer.responses_due' || !due.some(isAnswer));
  return {
    nextSteps: nextSteps.toSorted(byDeadline(now)),
    others: threads.filter((thread) => !nextSteps.includes(thread)),
  };
}
