import { calendarDay, calendarDaysBetween, dateFormat, DAY, defaultTimeZone, HOUR, MINUTE } from '@prentice/contract';
import { languageFacts, type Language } from './language.ts';

/** Returns "Mon, 1 Mar 2027, 14:30" for an instant, in the given zone or the browser's own. */
export const dateTimeText = (language: Language, iso: string, timeZone?: string): string =>
  dateFormat(languageFacts[language].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));

/** Returns "1 Mar 2027" for an instant, in the given zone or the browser's own. */
export const localDateText = (language: Language, iso: string, timeZone?: string): string =>
  dateFormat(languageFacts[language].locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(new Date(iso));

/** Returns "1 Mar" for an instant of this year, "1 Mar 2025" for one of another, in the given zone. */
export function calendarDateText(language: Language, iso: string, now: number, timeZone: string): string {
  const yearOf = (instant: string | number): string =>
    dateFormat('en', { year: 'numeric', timeZone }).format(new Date(instant));
  if (yearOf(iso) !== yearOf(now)) return localDateText(language, iso, timeZone);
  const { locale } = languageFacts[language];
  return dateFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(new Date(iso));
}

/**
 * Returns the day of an instant, such as "2027-03-01", by the calendar in which deadlines are counted: pages that are the
 * same for everybody know no zone of a reader.
 */
export const publicDay = (iso: string): string => calendarDay(new Date(iso), defaultTimeZone);

/** Returns "14:30" for an instant, in the given zone or the browser's own. */
export const timeText = (language: Language, iso: string, timeZone?: string): string =>
  dateFormat(languageFacts[language].locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso));

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** Returns whether a time is told in calendar days: a day is, and an instant that is at least 24 hours away. */
const isInDays = (iso: string, now: number): boolean =>
  !iso.includes('T') || Math.abs(new Date(iso).getTime() - now) >= DAY;

/** Returns "in 3 days" by the calendar of the zone, within 24 hours "2 hours ago", within a minute "now". */
export function relativeTimeText(language: Language, iso: string, now: number, timeZone: string): string {
  const format = new Intl.RelativeTimeFormat(languageFacts[language].locale, { numeric: 'auto' });
  if (isInDays(iso, now)) return format.format(calendarDaysBetween(new Date(now), iso, timeZone), 'day');
  const away = new Date(iso).getTime() - now;
  const [unit, size] = units.find(([, length]) => Math.abs(away) >= length) ?? ['second', Infinity];
  /* Never more time than there is: whole hours. */
  return format.format(Math.trunc(away / size), unit);
}

/** Returns "Fri, 4 Dec, 10:00" for an instant in a zone. */
export const weekdayTimeText = (language: Language, iso: string, timeZone: string): string =>
  dateFormat(languageFacts[language].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));

/** Returns "tomorrow, 10:00" for an instant in a zone; what is further away than that with its date: "Fri, 4 Dec, 10:00". */
export function appointmentText(language: Language, iso: string, now: number, timeZone: string): string {
  const { locale } = languageFacts[language];
  const days = calendarDaysBetween(new Date(now), iso, timeZone);
  if (days < 0 || days > 1) return weekdayTimeText(language, iso, timeZone);
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return `${day}, ${timeText(language, iso, timeZone)}`;
}

/** Returns "Central European Standard Time (Europe/Vienna)" for an instant in a zone. */
export function timeZoneText(language: Language, iso: string, timeZone: string): string {
  const format = dateFormat(languageFacts[language].locale, { timeZone, timeZoneName: 'long' });
  const name = format.formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName')?.value;
  return name ? `${name} (${timeZone})` : timeZone;
}
