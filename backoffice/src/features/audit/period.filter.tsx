import { Box } from '@mui/material';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { withFilter } from '../../ui/list/filter.model.ts';
import { dayOf, instantOf } from './period.days.ts';

interface DayProps {
  readonly source: 'from' | 'to';
  readonly edge: 'start' | 'end';
}

function Day({ source, edge }: DayProps): ReactElement {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  return (
    <Box component="label" sx={labelStyle}>
      {text(`audit.${source}`)}
      <Box
        component="input"
        type="date"
        value={dayOf(filterValues[source])}
        onChange={(event) => setFilters(withFilter(filterValues, source, instantOf(event.target.value, edge)))}
        sx={fieldStyle}
      />
    </Box>
  );
}

const labelStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.9375rem',
  color: 'text.secondary',
} as const;

const fieldStyle = {
  font: 'inherit',
  color: 'text.primary',
  colorScheme: 'light dark',
  bgcolor: 'background.paper',
  border: '1px solid var(--edge)',
  borderRadius: '3px',
  minHeight: 36,
  px: 1,
} as const;

/** From and to which day; both days belong to the period. */
export const PeriodFilter = (): ReactElement => (
  <>
    <Day source="from" edge="start" />
    <Day source="to" edge="end" />
  </>
);
