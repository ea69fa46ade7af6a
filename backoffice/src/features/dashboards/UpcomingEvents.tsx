import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { HorizontalScroll } from '../../ui/HorizontalScroll.tsx';

interface UpcomingEvent {
  readonly applicationId: string;
  readonly internshipTitle: string;
  readonly candidate: EmployerDashboard['interviews'][number]['candidate'];
  readonly at: string;
}

interface EventTableProps {
  readonly title: string;
  readonly whenHead: string;
  readonly events: readonly UpcomingEvent[];
}

function EventTable({ title, whenHead, events }: EventTableProps): ReactElement | null {
  const text = useMessages();
  if (events.length === 0) return null;
  return (
    <Panel title={title}>
      <HorizontalScroll label={title}>
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
                  <RelativeTime instant={at} />
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
      </HorizontalScroll>
    </Panel>
  );
}

/** Shows upcoming interviews and offers that wait for an answer. */
export function UpcomingEvents({ interviews, offers }: Pick<EmployerDashboard, 'interviews' | 'offers'>): ReactElement {
  const text = useMessages();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 4,
      }}
    >
      <EventTable
        title={text('dashboard.interviews')}
        whenHead={text('dashboard.when')}
        events={interviews.map(({ startsAt, ...rest }) => ({ ...rest, at: startsAt }))}
      />
      <EventTable
        title={text('dashboard.offers')}
        whenHead={text('dashboard.answerUntil')}
        events={offers.map(({ expiresAt, ...rest }) => ({ ...rest, at: expiresAt }))}
      />
    </Box>
  );
}
