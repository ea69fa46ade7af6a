const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, size: number, below: number][] = [
  ['minute', MINUTE, HOUR],
  ['hour', HOUR, DAY],
  ['day', DAY, 14 * DAY],
  ['week', 7 * DAY, 60 * DAY],
  ['month', 30 * DAY, 365 * DAY],
  ['year', 365 * DAY, Infinity],
];

/** "3 days ago", "in 2 hours", from the largest unit that fits; both instants in milliseconds. */
export function relativeTime(at: number, now: number, locale: string): string {
  const apart = Math.abs(at - now);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (apart < MINUTE) return format.format(0, 'second');
  const [unit, size] = steps.find(([, , below]) => apart < below) ?? ['year', 365 * DAY];
  return format.format(Math.trunc((at - now) / size), unit);
}

/** The exact instant in the reader's zone. */
export const exactTime = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(at);

/** A calendar day such as "3 Feb 2027"; a day has no zone. */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
