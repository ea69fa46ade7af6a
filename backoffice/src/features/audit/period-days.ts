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
