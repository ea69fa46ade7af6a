import { Link } from '@mui/material';
import type { AdminDashboard, Me, Queue } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo, type ScreenName } from '../../app/screen-paths.ts';
import { checkScreenAccess } from '../../guards/screen.guard.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useMe } from '../../providers/me-store.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
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

type QueueEntry = AdminDashboard['queues'][number];

/** Returns what is late first, then what waits, the oldest of each first; what is empty last. */
const byUrgency = (left: QueueEntry, right: QueueEntry): number =>
  right.overdue - left.overdue ||
  Number(right.waiting > 0) - Number(left.waiting > 0) ||
  (left.oldestAt ?? '').localeCompare(right.oldestAt ?? '');

/** Shows what waits, how long the oldest has waited, and what is late. */
export function Queues({ queues }: Pick<AdminDashboard, 'queues'>): ReactElement {
  const text = useMessages();
  const calm = queues.every(({ waiting }) => waiting === 0);
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
      label: text('dashboard.nextDue'),
      isWideOnly: true,
      render: ({ nextDueAt }) => <RelativeTime instant={nextDueAt} />,
    },
  ];
  return (
    <Panel title={text('dashboard.queues')}>
      {calm && <p>{text('dashboard.calm')}</p>}
      <PlainTable
        label={text('dashboard.queues')}
        columns={columns}
        rows={queues.toSorted(byUrgency)}
        keyOf={({ queue }) => queue}
        isQuiet={({ waiting }) => waiting === 0}
      />
    </Panel>
  );
}
