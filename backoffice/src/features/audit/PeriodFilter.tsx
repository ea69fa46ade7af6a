import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { withFilter } from '../../ui/list/filter-model.ts';
import { NativeDay } from '../../ui/list/NativeControls.tsx';
import { dayOf, instantOf } from './period-days.ts';

interface DayProps {
  readonly source: 'from' | 'to';
  readonly edge: 'start' | 'end';
}

function Day({ source, edge }: DayProps): ReactElement {
  const text = useMessages();
  const { filterValues, setFilters } = useListContext();
  return (
    <NativeDay
      label={text(`audit.${source}`)}
      value={dayOf(filterValues[source])}
      onChoose={(day) => setFilters(withFilter(filterValues, source, instantOf(day, edge)))}
    />
  );
}

/** From and to which day; both days belong to the period. */
export const PeriodFilter = (): ReactElement => (
  <>
    <Day source="from" edge="start" />
    <Day source="to" edge="end" />
  </>
);
