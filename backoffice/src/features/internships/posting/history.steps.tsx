import type { TimelineStep } from '@prentice/design';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../../i18n/text.hook.ts';
import { relativeTime } from '../../../ui/moment.text.ts';
import { useNow } from '../../../ui/now.hook.ts';
import { Timeline } from '../../../ui/timeline.tsx';
import type { OwnInternship } from '../internship.types.ts';

const ended: readonly string[] = ['rejected', 'removed', 'closed', 'archived'];

/** What happened to an internship, oldest first, with the reasons of moderation. */
export function HistorySteps({ history }: Pick<OwnInternship, 'history'>): ReactElement {
  const text = useText();
  const now = useNow();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  if (history.length === 0) return <p>{text('audit.none')}</p>;
  const steps = history.map((event, at): TimelineStep => ({
    id: String(at),
    phase: ended.includes(event.to) ? 'stopped' : 'done',
    title: word('internshipState', event.to),
    actor: word('party', event.by),
    at: { iso: event.at, text: relativeTime(Date.parse(event.at), now, locale) },
    note: [event.reason && word('moderationReason', event.reason), event.note].filter(Boolean).join('. ') || undefined,
  }));
  return <Timeline steps={steps} />;
}
