import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { AdminDashboard, Me, Queue } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo, type Screen } from '../../app/screen.paths.ts';
import { hasScreen } from '../../app/screen.registry.ts';
import { verdictAt } from '../../guards/screen.guard.ts';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { useMe } from '../../providers/me.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { Scroll } from '../../ui/scroll.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status.chip.tsx';

const screens: Readonly<Partial<Record<Queue, Screen>>> = {
  verification: 'verification',
  moderation: 'moderation',
  employer_reports: 'allEmployers',
  overdue_applications: 'allEmployers',
  flagged_external_jobs: 'externalJobs',
  failed_deliveries: 'adminNotifications',
};

/** The part of its screen that a queue leads to. */
const parts: Readonly<Partial<Record<Queue, string>>> = { failed_deliveries: '#failed-deliveries' };

/** The list that a queue leads to, filtered to what waits. */
const narrowed: Readonly<Partial<Record<Queue, object>>> = {
  employer_reports: { openReports: 1 },
  overdue_applications: { overdue: 1 },
};

/** Null where there is no such screen, or none for this person. */
function addressOf(queue: Queue, me: Me): string | null {
  const screen = screens[queue];
  const filter = narrowed[queue];
  if (!screen || !hasScreen(screen) || !('enter' in verdictAt(pathTo(screen), '', me))) return null;
  const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  return `${pathTo(screen)}${query}${parts[queue] ?? ''}`;
}

function QueueName({ queue }: { queue: Queue }): ReactElement {
  const word = useWord();
  const address = addressOf(queue, useMe());
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
  const text = useText();
  const calm = queues.every(({ waiting }) => waiting === 0);
  return (
    <Panel title={text('dashboard.queues')}>
      {calm && <p>{text('dashboard.calm')}</p>}
      <Scroll label={text('dashboard.queues')}>
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
            {queues.map((one) => (
              <TableRow key={one.queue}>
                <TableCell component="th" scope="row">
                  <QueueName queue={one.queue} />
                </TableCell>
                <TableCell align="right">{one.waiting}</TableCell>
                <TableCell align="right">
                  {one.overdue > 0 ? <StatusTag tone="attention">{String(one.overdue)}</StatusTag> : '0'}
                </TableCell>
                <TableCell>
                  <Moment at={one.oldestAt} />
                </TableCell>
                <TableCell>
                  <Moment at={one.nextDueAt} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Scroll>
    </Panel>
  );
}
