import { Box, MenuItem, TextField } from '@mui/material';
import { dashboardPeriods, type AdminDashboard } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { ChartTable } from '../../ui/chart.table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { dayText } from '../../ui/moment.text.ts';
import { PageHead } from '../../ui/page.head.tsx';
import { Facts, Panel } from '../../ui/panel.tsx';
import { Funnel } from './funnel.tsx';
import { Queues } from './queues.tsx';
import { SlowestEmployers } from './slowest.employers.tsx';

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

function Trends({ board }: { board: AdminDashboard }): ReactElement {
  const text = useText();
  const locale = useLocale() ?? 'en';
  const days = (value: number) => text('dashboard.inDays', { smart_count: value });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, columnGap: 4, rowGap: 3, mb: 3 }}>
      <Funnel steps={board.funnel} />
      <ChartTable
        title={text('dashboard.responseTrend')}
        labelHead={text('dashboard.week')}
        valueHead={text('dashboard.medianDays')}
        rows={board.responseTrend.map(({ week, medianDays }) => ({ label: dayText(week, locale), value: medianDays }))}
        format={days}
      />
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
  });
  return (
    <>
      <PageHead title={text('menu.overview')} actions={<PeriodChoice days={days} onChoose={setDays} />} />
      <Loaded asked={asked}>
        {(board) => (
          <>
            <Queues queues={board.queues} />
            <Totals totals={board.totals} />
            <Trends board={board} />
            <SlowestEmployers slowest={board.slowest} />
          </>
        )}
      </Loaded>
    </>
  );
}
