import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { HorizontalScroll } from '../../ui/HorizontalScroll.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

const SOON = 0.8;
const urgencyOf = (used: number) => (used > 1 ? 'attention' : used >= SOON ? 'due' : undefined);

/** Applications that wait for an answer, with their due dates. */
export function PendingResponseTable({ applications }: { applications: EmployerDashboard['overdue'] }): ReactElement {
  const text = useMessages();
  return (
    <HorizontalScroll label={text('dashboard.candidates')}>
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
          {applications.map((application) => (
            <TableRow key={application.applicationId} hover>
              <TableCell>
                <RelativeTime instant={application.responseDueAt} tone={urgencyOf(application.used)} />
              </TableCell>
              <TableCell>
                <Link component={LinkBase} to={pathTo('candidate', application.applicationId)}>
                  {application.candidate.name ?? application.candidate.alias}
                </Link>
              </TableCell>
              <TableCell>{application.internshipTitle}</TableCell>
              <TableCell>
                <StatusChip state={application.state} labelPrefix="applicationState" />
              </TableCell>
              <TableCell>
                <RelativeTime instant={application.submittedAt} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
}
