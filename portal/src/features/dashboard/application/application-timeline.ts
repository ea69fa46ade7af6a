import {
  calendarDay,
  expectedStepAt,
  rejectionCodes,
  terminationReasons,
  timelineOf,
  type TimelineItem,
} from '@prentice/contract';
import { urgency, type TimelineStep } from '@prentice/design';
import type { Language } from '../../../i18n/language.ts';
import { localDateText, dateTimeText, relativeTimeText } from '../../../i18n/date-time.ts';
import { dayMonthText } from '../../../i18n/format.ts';
import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import type { InternApplication } from '../dashboard-loader.ts';

export interface DisplayContext {
  t: Translate;
  language: Language;
  timeZone: string;
  now: number;
}

/** Returns the message of a key if the key is one of the given ones. */
const catalogueText = (t: Translate, key: string, keys: readonly string[], prefix: string): string | undefined =>
  keys.includes(key) ? t(`${prefix}${key}` as MessageKey) : undefined;

/** Reasons of transitions that happened because time passed or because of an event elsewhere. */
export const automaticReasonCodes = [
  'expired',
  'silence',
  'internship_removed',
  'undone',
  'rescheduled',
  'accepted_elsewhere',
] as const;

/** Returns the text of a reason: the message of a known code, or what somebody wrote. */
export const reasonText = (reason: string, t: Translate): string =>
  catalogueText(t, reason, rejectionCodes, 'dashboard.reason.') ??
  catalogueText(t, reason, terminationReasons, 'dashboard.termination.') ??
  catalogueText(t, reason, automaticReasonCodes, 'dashboard.course.') ??
  reason;

function dueOf(item: TimelineItem, application: InternApplication, { t, language, timeZone, now }: DisplayContext) {
  if (!item.dueAt) return undefined;
  const start = application.submittedAt ?? application.createdAt;
  const values = {
    when: dateTimeText(language, item.dueAt, timeZone),
    day: localDateText(language, item.dueAt, timeZone),
    relative: relativeTimeText(language, item.dueAt, now, timeZone),
  };
  if (item.key === 'waiting.accepted' || item.key === 'waiting.placed')
    return { iso: item.dueAt, text: t('dashboard.due.on', values), urgency: 'calm' as const };
  if (item.key === 'interview_cancelled')
    return { iso: item.dueAt, text: t('dashboard.due.interviewCancelled', values), urgency: 'calm' as const };
  if (item.key === 'waiting.interview')
    return { iso: item.dueAt, text: t('dashboard.due.interview', values), urgency: 'calm' as const };
  const pressing = urgency(now, Date.parse(start), Date.parse(item.dueAt));
  const late = pressing === 'late';
  return { iso: item.dueAt, text: t(late ? 'dashboard.due.late' : 'dashboard.due.by', values), urgency: pressing };
}

/** Returns what the sentences of the timeline name: the company, and the day that something is due on. */
export const timelineWords = (
  { dueAt }: { readonly dueAt: string | null },
  { internship }: InternApplication,
  { language, timeZone }: Pick<DisplayContext, 'language' | 'timeZone'>,
): { company: string; day: string } => ({
  company: internship.employer.name,
  day: dueAt ? dayMonthText(language, dueAt.includes('T') ? calendarDay(new Date(dueAt), timeZone) : dueAt) : '',
});

/** Returns when the employer's next step is to be expected, once they have answered; undefined for every other step. */
export function expectedText(
  application: InternApplication,
  { t, language, timeZone, now }: DisplayContext,
): string | undefined {
  const expectedAt = expectedStepAt(application, now);
  if (expectedAt === null) return undefined;
  const { day } = timelineWords({ dueAt: expectedAt }, application, { language, timeZone });
  const relative = relativeTimeText(language, expectedAt, now, timeZone);
  return t(Date.parse(expectedAt) < now ? 'dashboard.row.wasExpected' : 'dashboard.row.expected', { day, relative });
}

const undatedKeys: readonly string[] = ['waiting.shortlisted', 'waiting.finalist'];

function stepOf(
  item: TimelineItem,
  place: number,
  application: InternApplication,
  display: DisplayContext,
): TimelineStep {
  const { t, language, timeZone } = display;
  const due = dueOf(item, application, display);
  const undated = undatedKeys.includes(item.key) ? t('dashboard.due.none') : '';
  const expected = item.tone === 'current' ? expectedText(application, display) : undefined;
  const details =
    [item.reason && reasonText(item.reason, t), item.note].filter(Boolean).join(': ') || expected || undated;
  return {
    id: `${place}-${item.key}`,
    phase: item.tone,
    title: t(`timeline.${item.key}` as MessageKey, timelineWords(item, application, display)),
    ...(item.who && { actor: item.who === 'intern' ? t('dashboard.you') : application.internship.employer.name }),
    ...(item.at && { at: { iso: item.at, text: dateTimeText(language, item.at, timeZone) } }),
    ...(due && !expected && { due }),
    ...(details && { note: details }),
  };
}

/** Returns why somebody cannot apply. Somebody who showed interest can apply only while the internship accepts applications. */
const cannotApply = ({ state, internship }: InternApplication): boolean =>
  state === 'interested' && internship.state !== 'open';

/** Returns the timeline of an application in the reader's language. */
export function timelineSteps(application: InternApplication, display: DisplayContext): TimelineStep[] {
  const steps = timelineOf(application, 'intern').map((item, place) => stepOf(item, place, application, display));
  if (!cannotApply(application)) return steps;
  const past = steps.filter(({ phase }) => phase === 'done' || phase === 'stopped');
  return [...past, { id: 'closed', phase: 'upcoming', title: display.t('timeline.waiting.open') }];
}
