import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { AdminHistory } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { HorizontalScroll } from '../../ui/HorizontalScroll.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusTag } from '../../ui/StatusChip.tsx';

/** Employers with most overdue applications. */
export function SlowestEmployers({ slowest }: Pick<AdminHistory, 'slowest'>): ReactElement {
  const text = useMessages();
  if (slowest.length === 0) return <Panel title={text('dashboard.slowest')}>{text('dashboard.noneSlow')}</Panel>;
  return (
    <Panel title={text('dashboard.slowest')}>
      <HorizontalScroll label={text('dashboard.slowest')}>
        <Table size="small" sx={{ maxWidth: 820 }}>
          <TableHead>
            <TableRow>
              <TableCell>{text('dashboard.employer')}</TableCell>
              <TableCell align="right">{text('dashboard.overdue')}</TableCell>
              <TableCell>{text('dashboard.oldestDue')}</TableCell>
              <TableCell>{text('dashboard.publishing')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {slowest.map((employer) => (
              <TableRow key={employer.employerId}>
                <TableCell component="th" scope="row">
                  <Link component={LinkBase} to={pathTo('employer', employer.employerId)}>
                    {employer.name}
                  </Link>
                </TableCell>
                <TableCell align="right">{employer.overdue}</TableCell>
                <TableCell>
                  <RelativeTime instant={employer.oldestDueAt} tone="attention" />
                </TableCell>
                <TableCell>
                  {employer.blocked ? (
                    <StatusTag tone="attention">{text('dashboard.blocked')}</StatusTag>
                  ) : (
                    text('dashboard.free')
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </HorizontalScroll>
    </Panel>
  );
}
