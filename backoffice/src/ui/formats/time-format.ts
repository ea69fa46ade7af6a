import {
  calendarDaysBetween,
  dateFormat,
  dateLocale,
  DAY,
  HOUR,
  instantOfLocalTime,
  localTimeOf,
  MINUTE,
} from '@prentice/contract';
import { currentMe } from '../../providers/me-store.ts';

/** Formats are costly to make: one of a kind for each language. */
function cachePerLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const cache = new Map<string, T>();
  return (locale) => {
    const format = cache.get(locale) ?? make(locale);
    cache.set(locale, format);
    return format;
  };
}

/** Units of calendar days, each for fewer days than its limit. */
const dayUnits: readonly [unit: Intl.RelativeTimeFormatUnit, days: number, below: number][] = [
  ['day', 1, 14],
  ['week', 7, 60],
  ['month', 30, 365],
  ['year', 365, Infinity],
];

const relativeFormat = cachePerLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** Returns the zone of the account, in which its owner counts days; before somebody is signed in, that of the browser. */
export const readersZone = (): string =>
  currentMe().me?.user.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns "in 12 days" as a reader counts them on a calendar, in weeks from two weeks on. */
function relativeDays(days: number, format: Intl.RelativeTimeFormat): string {
  const apart = Math.abs(days);
  const [unit, size] = dayUnits.find(([, , below]) => apart < below) ?? ['year', 365];
  return format.format(Math.round(days / size), unit);
}

/**
 * Returns "3 days ago", "in 2 hours": from a day on by the calendar of the reader, below it rounded to hours or
 * minutes, within a minute "now".
 * @param instant in milliseconds, like `now`
 * @param timeZone an IANA zone; the reader's own when absent
 */
export function relativeTime(instant: number, now: number, locale: string, timeZone = readersZone()): string {
  const away = instant - now;
  const apart = Math.abs(away);
  const format = relativeFormat(locale);
  if (apart < MINUTE) return format.format(0, 'second');
  if (apart >= DAY)
    return relativeDays(calendarDaysBetween(new Date(now), new Date(instant).toISOString(), timeZone), format);
  const [unit, size, most] = apart < HOUR ? (['minute', MINUTE, 59] as const) : (['hour', HOUR, 23] as const);
  return format.format(Math.sign(away) * Math.min(Math.round(apart / size), most), unit);
}

const exactParts = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
/** Returns the exact instant in a zone, which is named. */
export const exactTimeIn = (timeZone: string, instant: number, locale: string): string =>
  dateFormat(dateLocale(locale), { ...exactParts, timeZone }).format(instant);

/** Returns the exact instant in the reader's zone, which is named: "Saturday 21 November 2026 at 13:00 CET". */
export const exactTime = (instant: number, locale: string): string => exactTimeIn(readersZone(), instant, locale);

/** Returns the name of the reader's time zone as it is at an instant, such as "CET". */
export const zoneName = (instant: number, locale: string): string =>
  dateFormat(dateLocale(locale), { timeZoneName: 'short', timeZone: readersZone() })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Returns whether the reader's clock shows UTC at an instant, so that the same time need not be written twice. */
export const isUtc = (instant: number): boolean => toLocalInput(new Date(instant)) === inputTextOf(new Date(instant));

/**
 * Returns the time of day such as "14:32".
 * @param timeZone an IANA zone; the reader's own when absent
 */
export const clockTime = (instant: number, locale: string, timeZone = readersZone()): string =>
  dateFormat(dateLocale(locale), { hour: '2-digit', minute: '2-digit', timeZone }).format(instant);

/** Returns the day of an instant in the reader's zone, such as "Tuesday 1 December". */
export const longDayText = (instant: number, locale: string): string =>
  dateFormat(dateLocale(locale), { weekday: 'long', day: 'numeric', month: 'long', timeZone: readersZone() }).format(
    instant,
  );

/** Returns whether a value of a form is a whole calendar day, YYYY-MM-DD. */
export const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Returns a calendar day such as "3 Feb 2027"; a day has no zone. */
export const dayText = (day: string, locale: string): string =>
  dateFormat(dateLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Returns a calendar day as it is read near it: "Wed 3 Feb" in the year of today, "3 Feb 2027" in another. */
export const weekdayText = (day: string, today: string, locale: string): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? dateFormat(dateLocale(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      )
    : dayText(day, locale);

/** Returns a time of day at some place such as "29 Apr 2027, 13:00" for "2027-04-29T13:00": the zone is that of the place. */
export const localTimeText = (local: string, locale: string): string =>
  dateFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`${local}:00Z`),
  );

/** Returns a month such as "Oct 2023" for "2023-10". */
export const monthText = (month: string, locale: string): string =>
  dateFormat(dateLocale(locale), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const inputTextOf = (localTime: Date): string => localTime.toISOString().slice(0, 16);

/** Returns the calendar day of an instant in the reader's zone, as YYYY-MM-DD. */
export const readersDay = (instant: number): string => toLocalInput(new Date(instant)).slice(0, 'yyyy-mm-dd'.length);

/** Returns an instant as a date and time field shows it: to the minute, in the reader's time zone. */
export const toLocalInput = (instant: Date): string => inputTextOf(localTimeOf(instant, readersZone()));

/** Returns what was chosen in a date and time field as an ISO instant; empty when it is no time. */
export function fromLocalInput(local: string): string {
  const localTime = new Date(`${local}Z`);
  return Number.isNaN(localTime.getTime()) ? '' : instantOfLocalTime(localTime, readersZone()).toISOString();
}
