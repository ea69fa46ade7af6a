const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Returns an instant as a date and time field shows it: to the minute, in the reader's time zone. */
export function toLocalInput(instant: Date): string {
  const day = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;
}

/** Returns what was chosen in a date and time field as an ISO instant; empty when it is no time. */
export const fromLocalInput = (local: string): string =>
  Number.isNaN(Date.parse(local)) ? '' : new Date(local).toISOString();
