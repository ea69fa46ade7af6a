import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { Scroll } from '../../ui/scroll.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';

const SOON = 0.8;
const urgencyOf = (used: number) => (used > 1 ? 'attention' : used >= SOON ? 'due' : undefined);

/** Applications that wait for an answer, with their due dates. */
export function WaitingTable({ waiting }: { waiting: EmployerDashboard['overdue'] }): ReactElement {
  const text = useText();
  return (
    <Scroll label={text('dashboard.candidates')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('dashboard.answerBy')}</TableCell>
            <TableCell>{text('dashboard.candidate')}</TableCell>
            <TableCell>{text('dashboard.internship')}</TableCell>
            <TableCell>{text('dashboard.state')}</TableCell>
            <TableCell>{text('dashboard.submitted')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {waiting.map((one) => (
            <TableRow key={one.applicationId} hover>
              <TableCell>
                <Moment at={one.responseDueAt} tone={urgencyOf(one.used)} />
              </TableCell>
              <TableCell>
                <Link component={LinkBase} to={pathTo('candidate', one.applicationId)}>
                  {one.candidate.name ?? one.candidate.alias}
                </Link>
              </TableCell>
              <TableCell>{one.internshipTitle}</TableCell>
              <TableCell>
                <StatusChip state={one.state} words="applicationState" />
              </TableCell>
              <TableCell>
                <Moment at={one.submittedAt} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroll>
  );
}
