import { Button, Link } from '@mui/material';
import type { AuditResource } from '@prentice/contract';
import type { TimelineStep } from '@prentice/design';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale, useRecordContext } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { useChangeText } from './audit-change-text.hook.ts';
import { QueryBoundary } from '../page/QueryBoundary.tsx';
import { relativeTime } from '../formats/time-format.ts';
import { useNow } from '../page/timing.hook.ts';
import { Panel } from '../page/Panel.tsx';
import { Timeline } from '../record/Timeline.tsx';

const PAGE_SIZE = 10;
const MAX_ENTRIES = 100;

/** A record, or a person with all that belongs to them. */
type AuditTrailProps = { readonly resource: AuditResource; readonly id: string } | { readonly person: string };

export type AuditTrailEntry = Awaited<ReturnType<typeof client.audit.list>>['items'][number];

/** Returns an entry as a step of the timeline, in the reader's words. */
export function useAuditStep(named: boolean): (entry: AuditTrailEntry) => TimelineStep {
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const changeText = useChangeText();
  return (entry) => {
    const reason = 'reason' in entry ? entry.reason : null;
    const name = 'actorName' in entry ? entry.actorName : null;
    const role = 'actorRole' in entry ? valueLabel('role', entry.actorRole) : undefined;
    const action = valueLabel('auditAction', entry.action);
    const changes = entry.changes.map((change) => changeText(entry.resource, change));
    return {
      id: entry.id,
      phase: 'done',
      title: named ? `${valueLabel('auditResource', entry.resource)}: ${action}` : action,
      actor: name ?? role,
      at: { iso: entry.at, text: relativeTime(Date.parse(entry.at), now, locale) },
      note: [...changes, reason].filter(Boolean).join('. ') || undefined,
    };
  };
}

/**
 * Returns steps with those as one that follow each other and say the same, such as saving by itself while somebody
 * writes.
 */
export function mergeRepeatedEntries(
  steps: readonly TimelineStep[],
  times: (smart_count: number) => string,
): TimelineStep[] {
  const joined: { readonly step: TimelineStep; count: number }[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const isRepeated = last?.step.title === step.title && last.step.actor === step.actor;
    if (last && isRepeated && !step.note && !last.step.note) last.count++;
    else joined.push({ step, count: 1 });
  }
  return joined.map(({ step, count }) => (count === 1 ? step : { ...step, note: times(count) }));
}

/** Shows the way to everything about the record, for those who have that screen. */
export function AllAuditEntries({ filter }: { filter: object }): ReactElement | null {
  const text = useMessages();
  if (useMe().actor.role === 'employer') return null;
  return (
    <Link
      component={LinkBase}
      to={`${pathTo('audit')}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      sx={{ display: 'inline-block', mt: 1 }}
    >
      {text('audit.showAll')}
    </Link>
  );
}

function Trail(of: AuditTrailProps): ReactElement {
  const text = useMessages();
  const about = 'person' in of;
  const stepOf = useAuditStep(about);
  const filter = about ? { person: of.person } : { resource: of.resource, resourceId: of.id };
  const isLimitedAdmin = useMe().actor.role === 'limited_admin';
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  /* Whatever changes the record around it is in the trail at once. */
  const version: unknown = useRecordContext()?.['version'];
  const query = useQuery({
    queryKey: ['audit', about ? 'person' : of.resource, about ? of.person : of.id, shownCount, version],
    queryFn: ({ signal }) => client.audit.list({ list: { filter, range: [0, shownCount - 1] } }, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <Panel title={text('audit.trail')}>
      <QueryBoundary query={query}>
        {({ items, total }) => (
          <>
            {items.length > 0 ? (
              <Timeline
                steps={mergeRepeatedEntries(items.map(stepOf), (smart_count) => text('audit.times', { smart_count }))}
              />
            ) : (
              <p>{text(isLimitedAdmin ? 'audit.noneOwn' : 'audit.none')}</p>
            )}
            {total > items.length && shownCount < MAX_ENTRIES && (
              <Button size="small" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
                {text('audit.older')}
              </Button>
            )}
            {items.length > 0 && <AllAuditEntries filter={about ? filter : { resourceId: of.id }} />}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}

/**
 * Shows what was done to a record, or to all that belongs to a person, by whom, newest first; nothing for those who may not
 * read it.
 */
export function AuditTrail(props: AuditTrailProps): ReactElement | null {
  return useAbility().can('read', 'AuditEntry') ? <Trail {...props} /> : null;
}
