import { DAY, daysBetween, MINUTE, utcDay } from '../kernel/days.ts';
import type { FieldError } from '../kernel/errors.ts';
import type { Interview, Offer } from './application.contract.ts';
import { applicationLimits } from './application-limits.ts';
import type { ApplicationState } from './application.lifecycle.ts';
import { isUnansweredState } from './application-states.ts';

/** Returns when the response promise ends: so many days after submission. */
export const responseDueAt = (submittedAt: Date, responseDays: number): Date =>
  new Date(submittedAt.getTime() + responseDays * DAY);

/** Returns when the employer is reminded: at 50, 80 and 100 % of the promise. */
export const reminderInstants = (submittedAt: Date, dueAt: Date): { share: 50 | 80 | 100; at: Date }[] =>
  ([50, 80, 100] as const).map((share) => ({
    share,
    at: new Date(submittedAt.getTime() + ((dueAt.getTime() - submittedAt.getTime()) * share) / 100),
  }));

interface AnsweredApplication {
  readonly state: ApplicationState;
  readonly responseDueAt: string | null;
  readonly interview: { readonly startsAt: string } | null;
  readonly events: readonly { readonly to: ApplicationState | null; readonly at: string }[];
}

/**
 * Returns when the employer's next step is to be expected after the first answer: as long after that answer, or after the
 * interview, as the promise allowed for the first one. An instant; null where the application waits for something else,
 * or nothing was promised.
 */
export function expectedStepAt(application: AnsweredApplication, now: number): string | null {
  const { state, responseDueAt, interview, events } = application;
  const lastOf = (to: ApplicationState) => events.findLast((event) => event.to === to)?.at;
  const interviewStart = interview && Date.parse(interview.startsAt) < now ? interview.startsAt : undefined;
  const begin =
    state === 'interview'
      ? interviewStart
      : state === 'shortlisted' || state === 'finalist'
        ? lastOf(state)
        : undefined;
  const sentAt = lastOf('submitted');
  if (!begin || !sentAt || responseDueAt === null) return null;
  return new Date(Date.parse(begin) + Date.parse(responseDueAt) - Date.parse(sentAt)).toISOString();
}

/** Returns whether an application waits for its first response past the promise. */
export const isOverdue = (record: { state: ApplicationState; responseDueAt: Date | null }, now: Date): boolean =>
  isUnansweredState(record.state) && record.responseDueAt !== null && record.responseDueAt < now;

/** Returns when an unanswered application is closed with an honest notice. */
export const autoCloseAt = (dueAt: Date): Date => new Date(dueAt.getTime() + applicationLimits.noResponseDays * DAY);

/** Returns until when a decision can be undone: a rejection, which is then sent, a shortlisting, a withdrawal. */
export const undoUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + applicationLimits.undoMinutes * MINUTE);

const { min, max } = applicationLimits.offerDays;

/** Returns the first and the last instant at which an offer made now may expire: days of 24 hours, not calendar days. */
export const offerExpiryRange = (now: Date): { readonly earliest: Date; readonly latest: Date } => ({
  earliest: new Date(now.getTime() + min * DAY),
  latest: new Date(now.getTime() + max * DAY),
});

/**
 * Returns what is wrong with an offer: when it expires, that it begins no earlier than today (UTC), and that its pay is
 * one amount: a range is for an internship that is posted.
 */
export function offerFaults(
  { pay, ...offer }: Pick<Offer, 'expiresAt' | 'startDate'> & Partial<Pick<Offer, 'pay'>>,
  now: Date,
): FieldError[] {
  const { earliest, latest } = offerExpiryRange(now);
  const expiresAt = new Date(offer.expiresAt);
  const faults: FieldError[] = [];
  if (expiresAt < earliest || expiresAt > latest)
    faults.push({ field: 'offer.expiresAt', code: 'range', message: `${min} to ${max} days from now.` });
  if (daysBetween(now, offer.startDate) < 0)
    faults.push({ field: 'offer.startDate', code: 'range', message: 'This can’t be in the past.' });
  if (pay && pay.max !== null && pay.max !== pay.min)
    faults.push({ field: 'offer.pay', code: 'range', message: 'Enter one amount, not a range.' });
  return faults;
}

/** Returns what is wrong with the time of an interview: it lies ahead, within a year. */
export function interviewFaults(interview: Pick<Interview, 'startsAt'>, now: Date): FieldError[] {
  const ahead = new Date(interview.startsAt).getTime() - now.getTime();
  if (ahead > 0 && ahead <= 365 * DAY) return [];
  return [{ field: 'interview.startsAt', code: 'range', message: 'Choose a time in the future, within a year.' }];
}

/** Returns the last day of a placement. */
export const placementEnd = (startDate: string, weeks: number): string =>
  utcDay(new Date(Date.parse(`${startDate}T00:00:00Z`) + (weeks * 7 - 1) * DAY));

/** Returns when the system confirms a start or an end that nobody confirmed: 14 days after the day. */
export const autoConfirmAt = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + applicationLimits.confirmDays * DAY);
