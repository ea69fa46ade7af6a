import { MenuItem, TextField } from '@mui/material';
import { dashboardPeriods } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

export type Period = (typeof dashboardPeriods)[number];

/** Chooses how many days are looked back on. */
export function PeriodChoice({ days, onChoose }: { days: Period; onChoose: (days: Period) => void }): ReactElement {
  const text = useMessages();
  return (
    <TextField
      select
      label={text('dashboard.period')}
      value={days}
      onChange={(event) => onChoose(dashboardPeriods.find((period) => period === event.target.value) ?? '30')}
      sx={{ minWidth: 160 }}
    >
      {dashboardPeriods.map((period) => (
        <MenuItem key={period} value={period}>
          {text('dashboard.days', { days: period })}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** More days than this are shown as weeks. */
const MAX_DAYS = 31;
const WEEK = 7;

/** Counts of one day, which is YYYY-MM-DD. */
type DayCounts = { readonly day: string };

function sumDays<D extends DayCounts>(days: readonly D[]): D {
  return days.reduce((total, counts) => {
    const sums = Object.entries(counts).map(([name, count]) => {
      const before: unknown = Reflect.get(total, name);
      return [name, typeof count === 'number' && typeof before === 'number' ? before + count : before];
    });
    return Object.fromEntries(sums) as D;
  });
}

/** Returns the days as they are, or summed up in weeks that end with the last day, named by their first. */
export function groupByPeriod<D extends DayCounts>(days: readonly D[]): D[] {
  if (days.length <= MAX_DAYS) return [...days];
  const first = days.length % WEEK;
  const rest = days.slice(first);
  const weeks = Array.from({ length: rest.length / WEEK }, (_, index) => rest.slice(index * WEEK, (index + 1) * WEEK));
  return [days.slice(0, first), ...weeks].filter((week) => week.length > 0).map(sumDays);
}
