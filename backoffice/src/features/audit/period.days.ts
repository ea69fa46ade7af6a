const two = (number: number): string => String(number).padStart(2, '0');

/** The first or last instant of a calendar day in the reader's zone; nothing for what is no day. */
export function instantOf(day: string, edge: 'start' | 'end'): string | undefined {
  const at = new Date(`${day}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** The calendar day of an instant in the reader's zone, as a date field has it; empty for what is no instant. */
export function dayOf(instant: unknown): string {
  const at = new Date(typeof instant === 'string' ? instant : Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
