import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { AdminHistory } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { Scroll } from '../../ui/scroll.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status.chip.tsx';

/** Employers with most overdue applications. */
export function SlowestEmployers({ slowest }: Pick<AdminHistory, 'slowest'>): ReactElement {
  const text = useText();
  if (slowest.length === 0) return <Panel title={text('dashboard.slowest')}>{text('dashboard.noneSlow')}</Panel>;
  return (
    <Panel title={text('dashboard.slowest')}>
      <Scroll label={text('dashboard.slowest')}>
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
            {slowest.map((one) => (
              <TableRow key={one.employerId}>
                <TableCell component="th" scope="row">
                  <Link component={LinkBase} to={pathTo('employer', one.employerId)}>
                    {one.name}
                  </Link>
                </TableCell>
                <TableCell align="right">{one.overdue}</TableCell>
                <TableCell>
                  <Moment at={one.oldestDueAt} tone="attention" />
                </TableCell>
                <TableCell>
                  {one.blocked ? (
                    <StatusTag tone="attention">{text('dashboard.blocked')}</StatusTag>
                  ) : (
                    text('dashboard.free')
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Scroll>
    </Panel>
  );
}
