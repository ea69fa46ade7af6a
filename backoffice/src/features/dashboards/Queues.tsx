import { Link } from '@mui/material';
import type { Action, AdminDashboard, Me, Queue, Subject } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo, type ScreenName } from '../../app/screen-paths.ts';
import { checkScreenAccess } from '../../guards/screen.guard.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { dayText, exactTime, readersDay } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { StatusTag } from '../../ui/formats/StatusChip.tsx';

/** Where a queue leads: a screen, filtered to what waits, or to a part of it. */
interface QueueTarget {
  readonly screen: ScreenName;
  readonly filter?: object;
  readonly anchor?: string;
}

const queueTargets: Readonly<Record<Queue, QueueTarget>> = {
  verification: { screen: 'verification' },
  moderation: { screen: 'moderation' },
  reports: { screen: 'reports', filter: { state: ['open'] } },
  employer_reports: { screen: 'reports', filter: { state: ['open'] } },
  data_requests: { screen: 'dataRequests', filter: { state: 'requested' } },
  overdue_applications: { screen: 'allEmployers', filter: { overdue: 1 } },
  flagged_external_jobs: { screen: 'externalJobs', filter: { state: ['flagged'] } },
  failed_deliveries: { screen: 'adminNotifications', anchor: '#failed-deliveries' },
};

/** Returns where a queue leads; null where this person may not go there. */
function queuePath(queue: Queue, me: Me): string | null {
  const { screen, filter, anchor = '' } = queueTargets[queue];
  if (!('enter' in checkScreenAccess(pathTo(screen), '', me))) return null;
  const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  return `${pathTo(screen)}${query}${anchor}`;
}

function QueueName({ queue }: { queue: Queue }): ReactElement {
  const valueLabel = useValueLabel();
  const path = queuePath(queue, useMe());
  const name = valueLabel('queue', queue);
  return path ? (
    <Link component={LinkBase} to={path}>
      {name}
    </Link>
  ) : (
    <>{name}</>
  );
}

/** What somebody may do who works a queue off; null where reading is all there is to it. */
const queueWork: Readonly<Record<Queue, readonly [Action, Subject] | null>> = {
  verification: ['transition', 'VerificationCase'],
  moderation: ['transition', 'Internship'],
  reports: ['transition', 'Report'],
  employer_reports: ['transition', 'Report'],
  data_requests: ['transition', 'DataRequest'],
  overdue_applications: ['transition', 'Employer'],
  flagged_external_jobs: ['transition', 'ExternalJob'],
  failed_deliveries: null,
};

type QueueEntry = AdminDashboard['queues'][number];

/** Returns what is late first, then what waits, the oldest of each first; what is empty last. */
const byUrgency = (left: QueueEntry, right: QueueEntry): number =>
  right.overdue - left.overdue ||
  Number(right.waiting > 0) - Number(left.waiting > 0) ||
  (left.oldestAt ?? '').localeCompare(right.oldestAt ?? '');

/** Shows since when the first of a queue is overdue, or when it will be; what has no date and is overdue is due at once. */
function DueTime({ dueAt, isOverdue }: { dueAt: string | null; isOverdue: boolean }): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  if (dueAt === null && isOverdue) return <>{text('dashboard.dueAtOnce')}</>;
  const time = dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt);
  if (time > now) return <RelativeTime instant={dueAt} />;
  return (
    <time dateTime={dueAt ?? undefined} title={exactTime(time, locale)}>
      {text('dashboard.overdueSince', { when: dayText(readersDay(time), locale) })}
    </time>
  );
}

function QueueTable({ title, queues }: { title: string; queues: readonly QueueEntry[] }): ReactElement {
  const text = useMessages();
  const columns: readonly PlainColumn<QueueEntry>[] = [
    { label: text('dashboard.queue'), isTitle: true, render: ({ queue }) => <QueueName queue={queue} /> },
    { label: text('dashboard.waiting'), isNumeric: true, render: ({ waiting }) => waiting },
    {
      label: text('dashboard.overdue'),
      isNumeric: true,
      render: ({ overdue }) => (overdue > 0 ? <StatusTag tone="attention">{String(overdue)}</StatusTag> : '0'),
    },
    { label: text('dashboard.oldest'), render: ({ oldestAt }) => <RelativeTime instant={oldestAt} /> },
    {
      label: text('dashboard.due'),
      render: ({ nextDueAt, overdue }) => <DueTime dueAt={nextDueAt} isOverdue={overdue > 0} />,
    },
  ];
  return (
    <PlainTable
      label={title}
      columns={columns}
      rows={queues.toSorted(byUrgency)}
      keyOf={({ queue }) => queue}
      isQuiet={({ waiting }) => waiting === 0}
    />
  );
}

/**
 * Shows what waits, how long the oldest has waited, and what is late; what this person can only look at stands apart.
 */
export function Queues({ queues }: Pick<AdminDashboard, 'queues'>): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  const { workable = [], readable = [] } = Object.groupBy(queues, ({ queue }) => {
    const work = queueWork[queue];
    return work === null || ability.can(...work) ? 'workable' : 'readable';
  });
  const calm = workable.every(({ waiting }) => waiting === 0);
  return (
    <>
      {workable.length > 0 && (
        <Panel title={text('dashboard.queues')}>
          {calm && <p>{text('dashboard.calm')}</p>}
          <QueueTable title={text('dashboard.queues')} queues={workable} />
        </Panel>
      )}
      {readable.length > 0 && (
        <Panel title={text('dashboard.otherQueues')}>
          <QueueTable title={text('dashboard.otherQueues')} queues={readable} />
        </Panel>
      )}
    </>
  );
}
