import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Scroll } from '../../ui/scroll.tsx';

interface Event {
  readonly applicationId: string;
  readonly internshipTitle: string;
  readonly candidate: EmployerDashboard['interviews'][number]['candidate'];
  readonly at: string;
}

interface EventsProps {
  readonly title: string;
  readonly whenHead: string;
  readonly events: readonly Event[];
}

function Events({ title, whenHead, events }: EventsProps): ReactElement | null {
  const text = useText();
  if (events.length === 0) return null;
  return (
    <Panel title={title}>
      <Scroll label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{whenHead}</TableCell>
              <TableCell>{text('dashboard.candidate')}</TableCell>
              <TableCell>{text('dashboard.internship')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {events.map(({ applicationId, internshipTitle, candidate, at }) => (
              <TableRow key={`${applicationId} ${at}`} hover>
                <TableCell>
                  <Moment at={at} />
                </TableCell>
                <TableCell>
                  <Link component={LinkBase} to={pathTo('candidate', applicationId)}>
                    {candidate.name ?? candidate.alias}
                  </Link>
                </TableCell>
                <TableCell>{internshipTitle}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Scroll>
    </Panel>
  );
}

/** Interviews that come, and offers that wait for an answer. */
export function Coming({ interviews, offers }: Pick<EmployerDashboard, 'interviews' | 'offers'>): ReactElement {
  const text = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 4,
      }}
    >
      <Events
        title={text('dashboard.interviews')}
        whenHead={text('dashboard.when')}
        events={interviews.map(({ startsAt, ...rest }) => ({ ...rest, at: startsAt }))}
      />
      <Events
        title={text('dashboard.offers')}
        whenHead={text('dashboard.answerUntil')}
        events={offers.map(({ expiresAt, ...rest }) => ({ ...rest, at: expiresAt }))}
      />
    </Box>
  );
}
