import { Box, Typography } from '@mui/material';
import type { AdminDashboard } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PeriodChoice, type Period } from '../../ui/charts/PeriodChoice.tsx';
import { Facts, Panel } from '../../ui/page/Panel.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { Queues } from './Queues.tsx';
import { SlowestEmployers } from './SlowestEmployers.tsx';
import { Trends } from './Trends.tsx';

const COUNTED_SOON_MS = 2_000;

function Totals({ totals }: Pick<AdminDashboard, 'totals'>): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <Panel title={text('dashboard.totals')}>
      <Facts
        areFigures
        facts={Object.entries(totals).map(([name, count]) => [
          valueLabel('dashboardTotal', name),
          number.format(count),
        ])}
      />
    </Panel>
  );
}

/** Shows progress instead of the metrics over the period, while they are counted. */
function MetricsPending(): ReactElement {
  const text = useMessages();
  return (
    <Box role="status">
      <Typography color="text.secondary">{text('dashboard.counting')}</Typography>
      <PageSkeleton />
    </Box>
  );
}

/** Queues with their age first, then who is slow, then the trends. A limited administrator gets the permitted part. */
export default function AdminDashboardPage(): ReactElement {
  const text = useMessages();
  const [days, setDays] = useState<Period>('30');
  const query = useQuery({
    queryKey: ['dashboards', 'admin', days],
    meta: { isLive: true },
    queryFn: ({ signal }) => client.dashboards.admin({ query: { days } }, { signal }),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => state.data?.history === null && COUNTED_SOON_MS,
  });
  return (
    <>
      <PageHeader title={text('menu.overview')} actions={<PeriodChoice days={days} onChoose={setDays} />} />
      <QueryBoundary query={query}>
        {(board) => (
          <>
            <Queues queues={board.queues} />
            {board.history && <SlowestEmployers slowest={board.history.slowest} />}
            <Totals totals={board.totals} />
            {board.history ? <Trends history={board.history} /> : <MetricsPending />}
          </>
        )}
      </QueryBoundary>
    </>
  );
}
