import { timelineOf, type ApplicationEvent } from '@prentice/contract';
import { urgency, type TimelineStep } from '@prentice/design';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { relativeTime } from '../../ui/moment.text.ts';
import { useNow } from '../../ui/now.hook.ts';
import { Timeline } from '../../ui/timeline.tsx';
import type { Candidacy } from './application.types.ts';

/** A decision that was taken back leads to the state before it, which did not happen again. */
const isTakenBack = (reason: string | null): boolean => reason === 'undone';

/** What happened, who is to act, and by when. */
export function CandidateTimeline({ one }: { one: Candidacy }): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const when = (iso: string) => ({ iso, text: relativeTime(Date.parse(iso), now, locale) });
  const begun = Date.parse(one.submittedAt ?? one.createdAt);
  const events = one.events.map((event): ApplicationEvent => ({ actorId: null, ...event }));
  const items = timelineOf({ ...one, events }, 'employer');
  const steps = items.map((item, at): TimelineStep => ({
    id: `${at} ${item.key}`,
    phase: item.tone,
    title: word('timeline', isTakenBack(item.reason) ? 'undone' : item.key),
    actor: item.who ? word('party', item.who) : undefined,
    at: item.at ? when(item.at) : undefined,
    due: item.dueAt
      ? {
          iso: item.dueAt,
          text: text(Date.parse(item.dueAt) < now ? 'candidates.wasDue' : 'candidates.by', {
            when: when(item.dueAt).text,
          }),
          urgency: urgency(now, begun, Date.parse(item.dueAt)),
        }
      : undefined,
    note: item.reason && !isTakenBack(item.reason) ? word('rejectionCode', item.reason) : undefined,
  }));
  return <Timeline steps={steps} />;
}
