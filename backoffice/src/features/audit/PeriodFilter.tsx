import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { withFilter } from '../../ui/list/filter-model.ts';
import { NativeDay } from '../../ui/list/NativeControls.tsx';

const padTwoDigits = (number: number): string => String(number).padStart(2, '0');

/** The first or last instant of a calendar day in the reader's zone; nothing for what is no day. */
export function instantOf(day: string, edge: 'start' | 'end'): string | undefined {
  const date = new Date(`${day}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The calendar day of an instant in the reader's zone, as a date field has it; empty for what is no instant. */
export function dayOf(instant: unknown): string {
  const date = new Date(typeof instant === 'string' ? instant : Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getFullYear()}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())}`;
}

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
