import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { dashboardPeriods, type AdminDashboard } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { Facts, Panel } from '../../ui/panel.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { Queues } from './queues.tsx';
import { SlowestEmployers } from './slowest.employers.tsx';
import { Trends } from './trends.tsx';

const COUNTED_SOON_MS = 2_000;

type Period = (typeof dashboardPeriods)[number];

function PeriodChoice({ days, onChoose }: { days: Period; onChoose: (days: Period) => void }): ReactElement {
  const text = useText();
  return (
    <TextField
      select
      label={text('dashboard.period')}
      value={days}
      onChange={(event) => onChoose(dashboardPeriods.find((one) => one === event.target.value) ?? '30')}
      sx={{ minWidth: 160 }}
    >
      {dashboardPeriods.map((one) => (
        <MenuItem key={one} value={one}>
          {text('dashboard.days', { days: one })}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Totals({ totals }: Pick<AdminDashboard, 'totals'>): ReactElement {
  const text = useText();
  const word = useWord();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <Panel title={text('dashboard.totals')}>
      <Facts
        facts={Object.entries(totals).map(([name, count]) => [word('dashboardTotal', name), number.format(count)])}
      />
    </Panel>
  );
}

/** Instead of the figures over the period, while they are counted. */
function Counting(): ReactElement {
  const text = useText();
  return (
    <Box role="status">
      <Typography color="text.secondary">{text('dashboard.counting')}</Typography>
      <PageSkeleton />
    </Box>
  );
}

/** Queues with their age first, then who is slow, then the trends. A limited administrator gets the permitted part. */
export default function AdminDashboardPage(): ReactElement {
  const text = useText();
  const [days, setDays] = useState<Period>('30');
  const asked = useQuery({
    queryKey: ['dashboards', 'admin', days],
    queryFn: ({ signal }) => client.dashboards.admin({ query: { days } }, { signal }),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => state.data?.history === null && COUNTED_SOON_MS,
  });
  return (
    <>
      <PageHead title={text('menu.overview')} actions={<PeriodChoice days={days} onChoose={setDays} />} />
      <Loaded asked={asked}>
        {(board) => (
          <>
            <Queues queues={board.queues} />
            {board.history && <SlowestEmployers slowest={board.history.slowest} />}
            <Totals totals={board.totals} />
            {board.history ? <Trends history={board.history} /> : <Counting />}
          </>
        )}
      </Loaded>
    </>
  );
}
