import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { AdminDashboard, Me, Queue } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo, type Screen } from '../../app/screen-paths.ts';
import { checkScreenAccess } from '../../guards/screen.guard.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useMe } from '../../providers/me.hook.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { HorizontalScroll } from '../../ui/HorizontalScroll.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusTag } from '../../ui/StatusChip.tsx';

/** The screens of queues; external jobs have none yet. */
const queueScreens: Readonly<Partial<Record<Queue, Screen>>> = {
  verification: 'verification',
  moderation: 'moderation',
  employer_reports: 'allEmployers',
  overdue_applications: 'allEmployers',
  failed_deliveries: 'adminNotifications',
};

/** The part of its screen that a queue leads to. */
const queueAnchors: Readonly<Partial<Record<Queue, string>>> = { failed_deliveries: '#failed-deliveries' };

/** The list that a queue leads to, filtered to what waits. */
const queueFilters: Readonly<Partial<Record<Queue, object>>> = {
  employer_reports: { openReports: 1 },
  overdue_applications: { overdue: 1 },
};

/** Null where there is no such screen, or none for this person. */
function queueAddress(queue: Queue, me: Me): string | null {
  const screen = queueScreens[queue];
  const filter = queueFilters[queue];
  if (!screen || !('enter' in checkScreenAccess(pathTo(screen), '', me))) return null;
  const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  return `${pathTo(screen)}${query}${queueAnchors[queue] ?? ''}`;
}

function QueueName({ queue }: { queue: Queue }): ReactElement {
  const word = useValueLabel();
  const address = queueAddress(queue, useMe());
  const name = word('queue', queue);
  return address ? (
    <Link component={LinkBase} to={address}>
      {name}
    </Link>
  ) : (
    <>{name}</>
  );
}

/** What waits, how long the oldest has waited, and what is late. */
export function Queues({ queues }: Pick<AdminDashboard, 'queues'>): ReactElement {
  const text = useMessages();
  const calm = queues.every(({ waiting }) => waiting === 0);
  return (
    <Panel title={text('dashboard.queues')}>
      {calm && <p>{text('dashboard.calm')}</p>}
      <HorizontalScroll label={text('dashboard.queues')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('dashboard.queue')}</TableCell>
              <TableCell align="right">{text('dashboard.waiting')}</TableCell>
              <TableCell align="right">{text('dashboard.overdue')}</TableCell>
              <TableCell>{text('dashboard.oldest')}</TableCell>
              <TableCell>{text('dashboard.nextDue')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {queues.map((entry) => (
              <TableRow key={entry.queue}>
                <TableCell component="th" scope="row">
                  <QueueName queue={entry.queue} />
                </TableCell>
                <TableCell align="right">{entry.waiting}</TableCell>
                <TableCell align="right">
                  {entry.overdue > 0 ? <StatusTag tone="attention">{String(entry.overdue)}</StatusTag> : '0'}
                </TableCell>
                <TableCell>
                  <RelativeTime instant={entry.oldestAt} />
                </TableCell>
                <TableCell>
                  <RelativeTime instant={entry.nextDueAt} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </HorizontalScroll>
    </Panel>
  );
}
