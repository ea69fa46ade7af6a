import type { TimelineStep } from '@prentice/design';
import { dateText } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { FormatContext } from '../../../shared/internship-facts.ts';
import type { InternshipSummary } from '../../../shared/internship.views.ts';

/** Returns what the employer does once one has applied. */
const answerSteps = (responseDays: number, phase: TimelineStep['phase'], t: Translate): TimelineStep[] => [
  {
    id: 'answer',
    phase,
    title: t('internship.next.answer'),
    actor: t('internship.next.answerWithin', { days: responseDays }),
    note: t('internship.next.late'),
  },
  { id: 'outcome', phase: 'upcoming', title: t('internship.next.outcome') },
];

/** Returns what happens after one applies, as a timeline that lies ahead. */
export function nextSteps(
  internship: Pick<InternshipSummary, 'deadline' | 'responseDays'>,
  { t, language }: Pick<FormatContext, 't' | 'language'>,
): TimelineStep[] {
  const apply: TimelineStep = {
    id: 'apply',
    phase: 'current',
    title: t('internship.next.apply'),
    note: t('internship.next.receipt'),
    ...(internship.deadline && {
      due: {
        iso: internship.deadline,
        text: t('internship.next.applyBy', { date: dateText(language, internship.deadline) }),
        urgency: 'calm' as const,
      },
    }),
  };
  return [apply, ...answerSteps(internship.responseDays, 'upcoming', t)];
}

/** Returns the same for somebody who has applied and waits for the answer. The page's script puts in the day. */
export const stepsOnceSent = (
  { responseDays }: Pick<InternshipSummary, 'responseDays'>,
  { t }: Pick<FormatContext, 't'>,
): TimelineStep[] => [
  {
    id: 'apply',
    phase: 'done',
    title: t('internship.next.applied'),
    at: { iso: '', text: '' },
    note: t('internship.next.kept'),
  },
  ...answerSteps(responseDays, 'current', t),
];
