const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Returns an instant as a date and time field shows it: to the minute, in the reader's time zone. */
export function localTime(at: Date): string {
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** Returns what was chosen in a date and time field as an ISO instant; empty when it is no time. */
export const instantOf = (local: string): string =>
  Number.isNaN(Date.parse(local)) ? '' : new Date(local).toISOString();
