import { calendarDaysBetween, expectedStepAt, isOverdue, timelineOf } from '@prentice/contract';
import { appointmentText, relativeTimeText, weekdayTimeText } from '../../../i18n/date-time.ts';
import type { MessageKey } from '../../../i18n/translate.ts';
import type { InternApplication } from '../dashboard-loader.ts';
import { expectedText, timelineWords, type DisplayContext } from './application-timeline.ts';

/** What an application waits for. `who` is null when nobody has to act. */
export interface NextStep {
  readonly title: string;
  readonly who: 'intern' | 'employer' | null;
  /** An instant or a day; null when there is no date yet. */
  readonly dueAt: string | null;
}

const isClosedInterest = ({ state, internship }: InternApplication): boolean =>
  state === 'interested' && internship.state !== 'open';

/** Returns the instant by which the employer's first answer was due, if it is overdue. */
export function overdueSince(
  { state, responseDueAt }: Pick<InternApplication, 'state' | 'responseDueAt'>,
  now: number,
): string | null {
  const dueAt = responseDueAt === null ? null : new Date(responseDueAt);
  return isOverdue({ state, responseDueAt: dueAt }, new Date(now)) ? responseDueAt : null;
}

/** Returns the instant that an employer has let pass: of its first answer, or of the step after it; null while it is in time. */
export function lateSince(application: InternApplication, now: number): string | null {
  const overdue = overdueSince(application, now);
  if (overdue) return overdue;
  const expectedAt = expectedStepAt(application, now);
  return expectedAt !== null && Date.parse(expectedAt) < now ? expectedAt : null;
}

/** Returns what an application waits for; null once it has ended. */
export function nextStepOf(application: InternApplication, display: DisplayContext): NextStep | null {
  const { t } = display;
  if (isClosedInterest(application)) return { title: t('timeline.waiting.open'), who: null, dueAt: null };
  const step = timelineOf(application, 'intern').find(({ tone }) => tone === 'current');
  if (!step) return null;
  const who = step.who === 'intern' ? 'intern' : 'employer';
  const dueAt = application.state === 'interested' ? application.internship.deadline : step.dueAt;
  return { title: t(`timeline.${step.key}` as MessageKey, timelineWords(step, application, display)), who, dueAt };
}

/** What happens on the day of the next step, or by it; elsewhere the employer answers by it. */
const dueKeys: Partial<Record<InternApplication['state'], MessageKey>> = {
  interested: 'dashboard.row.apply',
  offered: 'dashboard.row.answer',
  accepted: 'dashboard.row.starts',
  placed: 'dashboard.row.ends',
};
/* Nothing has to be done by the day on which these take place, so that they are never late. */
const appointments: readonly InternApplication['state'][] = ['interview', 'accepted', 'placed'];

const isInstant = (dueAt: string): boolean => dueAt.includes('T');

/** Returns by when the next step is due, such as "Answer by 4 Dec, in 3 days", or that there is no date yet. */
export function dueText(
  { dueAt }: Pick<NextStep, 'dueAt'>,
  application: InternApplication,
  display: DisplayContext,
): string {
  const { t, language, timeZone, now } = display;
  const expected = expectedText(application, display);
  if (expected) return expected;
  if (dueAt === null) return t('dashboard.due.none');
  if (application.state === 'interview' && isInstant(dueAt)) return weekdayTimeText(language, dueAt, timeZone);
  const values = {
    day: timelineWords({ dueAt }, application, { language, timeZone }).day,
    relative: relativeTimeText(language, dueAt, now, timeZone),
  };
  /* A day ends with its last moment. */
  const isPast = isInstant(dueAt) ? Date.parse(dueAt) < now : calendarDaysBetween(new Date(now), dueAt, timeZone) < 0;
  const isLate = isPast && !appointments.includes(application.state);
  return t(isLate ? 'dashboard.row.late' : (dueKeys[application.state] ?? 'dashboard.row.response'), values);
}

/** States that an applicant prepares for or decides about: when that is, is shown large. */
const countedDown: readonly InternApplication['state'][] = ['interview', 'offered'];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns when an interview is or until when an offer can be answered, such as "Tomorrow, 10:00", and how far that is where
 * the moment does not say it; null for other states and afterwards.
 */
export function countdownOf(
  application: InternApplication,
  { language, timeZone, now }: DisplayContext,
): { when: string; left: string } | null {
  const { state, interview, offer } = application;
  const until = state === 'interview' ? interview?.startsAt : offer?.expiresAt;
  if (!until || !countedDown.includes(state) || Date.parse(until) <= now) return null;
  const when = capitalised(appointmentText(language, until, now, timeZone));
  const left = relativeTimeText(language, until, now, timeZone);
  return { when, left: when.startsWith(capitalised(left)) ? '' : left };
}

/* The internship that somebody will do or does comes before what else is open. */
const acceptedStates: readonly InternApplication['state'][] = ['accepted', 'placed'];

/**
 * Sorts applications by what is due or to be expected first, after an internship that was accepted; what has no date
 * comes last, newest first.
 */
export function sortByDue(applications: readonly InternApplication[], display: DisplayContext): InternApplication[] {
  const due = (application: InternApplication): number => {
    if (acceptedStates.includes(application.state)) return -Infinity;
    const dueAt = expectedStepAt(application, display.now) ?? nextStepOf(application, display)?.dueAt;
    return dueAt ? Date.parse(dueAt) : Infinity;
  };
  return applications.toSorted(
    (a, b) => (due(a) === due(b) ? 0 : due(a) - due(b)) || b.createdAt.localeCompare(a.createdAt),
  );
}
