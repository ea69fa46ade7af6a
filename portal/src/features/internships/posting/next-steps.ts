import type { TimelineStep } from '@prentice/design';
import { dateText } from '../../../i18n/format.ts';
import type { FormatContext } from '../../../shared/internship-facts.ts';
import type { InternshipSummary } from '../../../shared/internship.views.ts';

/** What happens after one applies, as a timeline that lies ahead. */
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
  return [
    apply,
    {
      id: 'answer',
      phase: 'upcoming',
      title: t('internship.next.answer'),
      actor: t('internship.next.answerWithin', { days: internship.responseDays }),
      note: t('internship.next.late'),
    },
    { id: 'outcome', phase: 'upcoming', title: t('internship.next.outcome') },
  ];
}
