import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { dayText } from '../../ui/moment.text.ts';
import { Scroll } from '../../ui/scroll.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusChip, StatusTag } from '../../ui/status.chip.tsx';

type Row = EmployerDashboard['internships'][number];

const all = (counts: Row['counts']): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Own internships with their candidates and what is overdue. */
export function OpenInternships({ internships }: Pick<EmployerDashboard, 'internships'>): ReactElement {
  const text = useText();
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
      <Scroll label={text('dashboard.internships')}>
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
            {internships.map((one) => (
              <TableRow key={one.id} hover>
                <TableCell component="th" scope="row">
                  <Link component={LinkBase} to={pathTo('employerInternship', one.id)}>
                    {one.title}
                  </Link>
                </TableCell>
                <TableCell>
                  <StatusChip state={one.state} words="internshipState" />
                </TableCell>
                <TableCell>{one.deadline ? dayText(one.deadline, locale) : '–'}</TableCell>
                <TableCell align="right">
                  <Link component={LinkBase} to={pathTo('candidates', one.id)}>
                    {all(one.counts)}
                  </Link>
                </TableCell>
                <TableCell align="right">
                  {one.overdue > 0 ? <StatusTag tone="attention">{String(one.overdue)}</StatusTag> : '0'}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Scroll>
    </Panel>
  );
}
