/* Spans of time in milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format of dates and times. They are costly to make, and a list writes many: there is one of a kind. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

/** Returns the locale of dates in a language: English ones have the day before the month. */
export const dateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** Returns the calendar day of an instant where people live, as YYYY-MM-DD. @param timeZone an IANA zone */
export const calendarDay = (instant: Date, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);

/**
 * Counts the calendar days from now to a day or an instant, where people live: 0 today, 1 tomorrow, negative in
 * the past.
 * @param to YYYY-MM-DD, or an instant in ISO 8601
 */
export function calendarDaysBetween(now: Date, to: string, timeZone: string): number {
  const day = to.includes('T') ? calendarDay(new Date(to), timeZone) : to;
  return Math.round((Date.parse(day) - Date.parse(calendarDay(now, timeZone))) / DAY);
}

/** Returns the calendar day of an instant in UTC, as YYYY-MM-DD. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Counts the whole days from an instant's UTC day to a calendar day. */
export const daysBetween = (from: Date, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${utcDay(from)}T00:00:00Z`)) / DAY);

/** Returns the calendar day so many days after an instant's UTC day. */
export const dayAfter = (from: Date, days: number): string => utcDay(new Date(from.getTime() + days * DAY));

/** Returns the last instant of a calendar day in UTC: a deadline is met until then. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);
