import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { DateInput } from 'react-admin';
import { useMessages } from '../../i18n/messages.hook.ts';
import { dayText } from '../../ui/formats/time-format.ts';

const padTwoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns the first or last instant of a calendar day in the reader's zone; nothing for what is no day. */
export function instantOf(day: string, edge: 'start' | 'end'): string | undefined {
  const date = new Date(`${day}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Returns the calendar day of an instant in the reader's zone, as a date field has it; empty for what is no instant. */
export function localDayOf(instant: unknown): string {
  const date = new Date(typeof instant === 'string' ? instant : Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getFullYear()}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())}`;
}

const edges = { from: 'start', to: 'end' } as const;
type Edge = keyof typeof edges;
const isEdge = (source: string): source is Edge => Object.hasOwn(edges, source);

/** Inputs for from and to which day; both days belong to the period. */
export function usePeriodInputs(): ReactElement[] {
  const text = useMessages();
  return (['from', 'to'] as const).map((source) => (
    <DateInput
      key={source}
      source={source}
      label={text(`audit.${source}`)}
      format={localDayOf}
      parse={(day: string) => instantOf(day, edges[source])}
    />
  ));
}

/** Names a set edge of the period; undefined for another filter. */
export function usePeriodLabel(): (source: string, value: unknown) => string | undefined {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  return (source, value) =>
    isEdge(source) ? `${text(`audit.${source}`)} ${dayText(localDayOf(value), locale)}` : undefined;
}
