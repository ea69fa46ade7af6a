import { applicationLimits, calendarDay, defaultTimeZone, reminderInstants, responseDueAt } from '@prentice/contract';
import type { TimelineStep } from '@prentice/design';
import { dayMonthText, listText, percentText, shortDateText } from '../../i18n/format.ts';
import type { FormatContext } from '../../shared/internship-facts.ts';
import type { InternshipSummary } from '../../shared/internship.views.ts';

/**
 * Returns the internship by which the home page explains the response promise: the newest that is open now and whose
 * company has a response record, else the newest.
 */
export const exampleInternship = (newest: readonly InternshipSummary[]): InternshipSummary | undefined =>
  newest.find(({ vacancyKind, employer }) => vacancyKind === 'open_now' && employer.responsiveness !== null) ??
  newest[0];

/* Days are those of the heading of the page, and of the deadlines on it. */
const dayOf = (instant: Date): string => calendarDay(instant, defaultTimeZone);

/** Returns the day by which an application sent now to this internship is answered. */
export const exampleDueAt = ({ responseDays }: InternshipSummary, now: Date): string =>
  dayOf(responseDueAt(now, responseDays));

/**
 * Returns what would happen to an application sent now to this internship, by the rules that hold for every
 * application.
 */
export function exampleSteps(internship: InternshipSummary, { t, language, now }: FormatContext): TimelineStep[] {
  const { name: company, responsiveness } = internship.employer;
  const dueAt = responseDueAt(now, internship.responseDays);
  const reminders = reminderInstants(now, dueAt).map(({ at }) => dayMonthText(language, dayOf(at)));
  const moment = (date: Date) => ({ iso: date.toISOString(), text: shortDateText(language, dayOf(date)) });
  const record =
    responsiveness &&
    t('home.example.record', {
      days: Math.max(1, Math.round(responsiveness.medianDays)),
      share: percentText(language, responsiveness.withinPromise),
    });
  return [
    { id: 'apply', phase: 'current', title: t('home.example.apply'), at: moment(now) },
    {
      id: 'remind',
      phase: 'upcoming',
      title: t('home.example.remind', { company }),
      note: t('home.example.remindNote', { dates: listText(language, [...new Set(reminders)]) }),
    },
    {
      id: 'answer',
      phase: 'upcoming',
      title: t('home.example.answer', { company }),
      due: { ...moment(dueAt), text: t('home.example.due', { date: moment(dueAt).text }), urgency: 'calm' },
      note: [t('home.example.answerNote'), record].filter(Boolean).join(' '),
    },
    {
      id: 'silence',
      phase: 'stopped',
      title: t('home.example.silence'),
      note: t('home.example.silenceNote', { days: applicationLimits.noResponseDays }),
    },
  ];
}
