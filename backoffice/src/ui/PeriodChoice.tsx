import { MenuItem, TextField } from '@mui/material';
import { dashboardPeriods } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../i18n/messages.hook.ts';

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
