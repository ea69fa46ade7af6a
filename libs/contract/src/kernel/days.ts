/* Spans of time in milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Whole days from an instant's UTC day to a calendar day. */
export const daysBetween = (from: Date, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from.toISOString().slice(0, 10)}T00:00:00Z`)) / DAY);

/** The calendar day so many days after an instant's UTC day. */
export const dayAfter = (from: Date, days: number): string =>
  new Date(from.getTime() + days * DAY).toISOString().slice(0, 10);

/** The last instant of a calendar day in UTC: a deadline is met until then. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);
