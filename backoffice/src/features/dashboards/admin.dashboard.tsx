import { MenuItem, TextField } from '@mui/material';
import { dashboardPeriods, type AdminDashboard } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { Facts, Panel } from '../../ui/panel.tsx';
import { Queues } from './queues.tsx';
import { SlowestEmployers } from './slowest.employers.tsx';
import { Trends } from './trends.tsx';

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
            <SlowestEmployers slowest={board.slowest} />
            <Totals totals={board.totals} />
            <Trends board={board} />
          </>
        )}
      </Loaded>
    </>
  );
}
