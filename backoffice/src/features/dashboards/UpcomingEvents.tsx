import { Box } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { clockTime, readersDay, weekdayText } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { candidateColumns } from './PendingResponseTable.tsx';

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

/** The day and the time to be there, and how far off that is. */
function EventTime({ at }: Pick<UpcomingEvent, 'at'>): ReactElement {
  const locale = useLocale() ?? 'en';
  const instant = Date.parse(at);
  const day = weekdayText(readersDay(instant), readersDay(useNow()), locale);
  return (
    <>
      {day}, {clockTime(instant, locale)}
      <Box sx={{ color: 'text.secondary' }}>
        <RelativeTime instant={at} />
      </Box>
    </>
  );
}

function EventTable({ title, whenHead, events }: EventTableProps): ReactElement | null {
  const text = useMessages();
  if (events.length === 0) return null;
  const columns: readonly PlainColumn<UpcomingEvent>[] = [
    { label: whenHead, render: ({ at }) => <EventTime at={at} /> },
    ...candidateColumns(text),
  ];
  return (
    <Panel title={title}>
      <PlainTable
        label={title}
        columns={columns}
        rows={events}
        keyOf={({ applicationId, at }) => `${applicationId} ${at}`}
      />
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
