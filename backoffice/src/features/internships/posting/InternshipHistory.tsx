import { Button } from '@mui/material';
import { SECOND } from '@prentice/contract';
import type { TimelineStep } from '@prentice/design';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import {
  AllAuditEntries,
  mergeRepeatedEntries,
  useAuditStep,
  type AuditTrailEntry,
} from '../../../ui/differences/AuditTrail.tsx';
import { relativeTime } from '../../../ui/formats/time-format.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { Timeline } from '../../../ui/record/Timeline.tsx';
import type { OwnInternship } from '../internship-types.ts';

const PAGE_SIZE = 10;
const MAX_ENTRIES = 100;

type RecordedInternship = Pick<OwnInternship, 'id' | 'version' | 'history'>;
type HistoryEvent = RecordedInternship['history'][number];

const endStates: readonly string[] = ['rejected', 'removed', 'closed', 'archived'];

/** Returns whether an entry is what the log has of a step of the lifecycle: the two are written one after the other. */
const isLogOf = ({ action, changes, at }: AuditTrailEntry, event: HistoryEvent): boolean =>
  action === 'transition' &&
  changes.some(({ field, after }) => field === 'state' && after === event.to) &&
  Math.abs(Date.parse(at) - Date.parse(event.at)) < SECOND;

/** Returns a step of the lifecycle with its reason, and by whom it was where the reader may know. */
function useLifecycleStep(entries: readonly AuditTrailEntry[]): (event: HistoryEvent, index: number) => TimelineStep {
  const now = useNow();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  return (event, index) => {
    const entry = entries.find((logged) => isLogOf(logged, event));
    const name = entry && 'actorName' in entry ? entry.actorName : null;
    const reason = event.reason && valueLabel('moderationReason', event.reason);
    return {
      id: String(index),
      phase: endStates.includes(event.to) ? 'stopped' : 'done',
      title: valueLabel('internshipState', event.to),
      actor: name ?? valueLabel('party', event.by),
      at: { iso: event.at, text: relativeTime(Date.parse(event.at), now, locale) },
      note: [reason, event.note].filter(Boolean).join('. ') || undefined,
    };
  };
}

const newestFirst = (left: TimelineStep, right: TimelineStep): number =>
  Date.parse(right.at?.iso ?? '') - Date.parse(left.at?.iso ?? '');

/**
 * Shows what happened to an internship, newest first: the steps of its lifecycle with their reasons, and, to those who may read
 * the audit log, what else was done to it.
 */
export function InternshipHistory({ internship }: { internship: RecordedInternship }): ReactElement {
  const text = useMessages();
  const { id, version, history } = internship;
  const mayReadLog = useAbility().can('read', 'AuditEntry');
  const [entryCount, setEntryCount] = useState(PAGE_SIZE);
  const { data } = useQuery({
    queryKey: ['audit', 'internships', id, entryCount, version],
    queryFn: ({ signal }) =>
      client.audit.list(
        { list: { filter: { resource: 'internships', resourceId: id }, range: [0, entryCount - 1] } },
        { signal },
      ),
    placeholderData: (before) => before,
    enabled: mayReadLog,
  });
  const entries = data?.items ?? [];
  const lifecycleStep = useLifecycleStep(entries);
  const auditStep = useAuditStep(false);
  const steps = [
    ...history.map(lifecycleStep),
    ...entries.filter(({ action }) => action !== 'transition').map(auditStep),
  ].toSorted(newestFirst);
  return (
    <Panel title={text('moderation.history')}>
      {steps.length === 0 ? (
        <p>{text('audit.none')}</p>
      ) : (
        <Timeline steps={mergeRepeatedEntries(steps, (smart_count) => text('audit.times', { smart_count }))} />
      )}
      {data && data.total > entries.length && entryCount < MAX_ENTRIES && (
        <Button size="small" onClick={() => setEntryCount(entryCount + PAGE_SIZE)}>
          {text('audit.older')}
        </Button>
      )}
      {entries.length > 0 && <AllAuditEntries filter={{ resourceId: id }} />}
    </Panel>
  );
}
