import { rejectionCodes, terminationReasons, timelineOf, type TimelineItem } from '@prentice/contract';
import { urgency, type TimelineStep } from '@prentice/design';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { exactTime, relativeTime } from '../../../ui/formats/time-format.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { useColleagueName } from './colleague-names.hook.ts';
import { Timeline } from '../../../ui/record/Timeline.tsx';
import type { ApplicationDetails } from '../application-types.ts';

/** These say what happened better than the state that was reached, which had been reached before. */
const specificEvents: readonly string[] = ['undone', 'rescheduled'];

const codes: Readonly<Record<string, readonly string[]>> = {
  rejectionCode: rejectionCodes,
  terminationReason: terminationReasons,
  course: ['expired', 'superseded', 'silence', 'internship_removed', 'erased', 'accepted_elsewhere'],
};
/** Returns the catalogue's prefix of a reason that is a code; undefined when somebody wrote it. */
const prefixOf = (reason: string): string | undefined =>
  Object.keys(codes).find((prefix) => codes[prefix]?.includes(reason));

/** Shows what happened, who is to act, and by when. */
export function CandidateTimeline({ application }: { application: ApplicationDetails }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const colleagueName = useColleagueName();
  const when = (iso: string) => ({ iso, text: relativeTime(Date.parse(iso), now, locale) });
  const noteOf = (reason: string | null): string | undefined => {
    if (!reason || specificEvents.includes(reason)) return undefined;
    const prefix = prefixOf(reason);
    return prefix ? valueLabel(prefix, reason) : reason;
  };
  const startedAt = Date.parse(application.submittedAt ?? application.createdAt);
  const dueOf = ({ key, dueAt }: TimelineItem): TimelineStep['due'] => {
    if (!dueAt) return undefined;
    const due = Date.parse(dueAt);
    if (key === 'interview_cancelled')
      return {
        iso: dueAt,
        text: text('outcome.interviewCancelledFor', { when: exactTime(due, locale) }),
        urgency: 'calm',
      };
    const dueText = text(due < now ? 'candidates.wasDue' : 'candidates.by', { when: when(dueAt).text });
    return { iso: dueAt, text: dueText, urgency: urgency(now, startedAt, due) };
  };
  const items = timelineOf(application, 'employer');
  const steps = items.map((item, index): TimelineStep => ({
    id: `${index} ${item.key}`,
    phase: item.tone,
    title: valueLabel('timeline', item.reason && specificEvents.includes(item.reason) ? item.reason : item.key),
    actor: colleagueName(item.actorId) ?? (item.who ? valueLabel('party', item.who) : undefined),
    at: item.at ? when(item.at) : undefined,
    due: dueOf(item),
    note: [noteOf(item.reason), item.note].filter(Boolean).join(': ') || undefined,
  }));
  return <Timeline steps={steps} />;
}
