import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { dayText } from '../../ui/time-format.ts';
import { HorizontalScroll } from '../../ui/HorizontalScroll.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusChip, StatusTag } from '../../ui/StatusChip.tsx';

type Row = EmployerDashboard['internships'][number];

const sumCounts = (counts: Row['counts']): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Own internships with their candidates and what is overdue. */
export function OpenInternships({ internships }: Pick<EmployerDashboard, 'internships'>): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  return (
    <Panel
      title={text('dashboard.internships')}
      beside={
        <Link component={LinkBase} to={pathTo('employerInternships')}>
          {text('dashboard.allInternships')}
        </Link>
      }
    >
      <HorizontalScroll label={text('dashboard.internships')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('dashboard.internship')}</TableCell>
              <TableCell>{text('dashboard.state')}</TableCell>
              <TableCell>{text('dashboard.deadline')}</TableCell>
              <TableCell align="right">{text('dashboard.candidates')}</TableCell>
              <TableCell align="right">{text('dashboard.overdue')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {internships.map((internship) => (
              <TableRow key={internship.id} hover>
                <TableCell component="th" scope="row">
                  <Link component={LinkBase} to={pathTo('employerInternship', internship.id)}>
                    {internship.title}
                  </Link>
                </TableCell>
                <TableCell>
                  <StatusChip state={internship.state} labelPrefix="internshipState" />
                </TableCell>
                <TableCell>{internship.deadline ? dayText(internship.deadline, locale) : '–'}</TableCell>
                <TableCell align="right">
                  <Link component={LinkBase} to={pathTo('candidates', internship.id)}>
                    {sumCounts(internship.counts)}
                  </Link>
                </TableCell>
                <TableCell align="right">
                  {internship.overdue > 0 ? <StatusTag tone="attention">{String(internship.overdue)}</StatusTag> : '0'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </HorizontalScroll>
    </Panel>
  );
}
