import type { TimelineStep } from '@prentice/design';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { relativeTime } from '../../../ui/time-format.ts';
import { useNow } from '../../../ui/now.hook.ts';
import { Timeline } from '../../../ui/Timeline.tsx';
import type { OwnInternship } from '../internship-types.ts';

const endStates: readonly string[] = ['rejected', 'removed', 'closed', 'archived'];

/** What happened to an internship, oldest first, with the reasons of moderation. */
export function InternshipHistory({ history }: Pick<OwnInternship, 'history'>): ReactElement {
  const text = useMessages();
  const now = useNow();
  const word = useValueLabel();
  const locale = useLocale() ?? 'en';
  if (history.length === 0) return <p>{text('audit.none')}</p>;
  const steps = history.map((event, index): TimelineStep => ({
    id: String(index),
    phase: endStates.includes(event.to) ? 'stopped' : 'done',
    title: word('internshipState', event.to),
    actor: word('party', event.by),
    at: { iso: event.at, text: relativeTime(Date.parse(event.at), now, locale) },
    note: [event.reason && word('moderationReason', event.reason), event.note].filter(Boolean).join('. ') || undefined,
  }));
  return <Timeline steps={steps} />;
}
