import { languageFacts, type Language } from './language.ts';

/** "Mon, 1 Mar 2027, 14:30" for an instant, in the given zone or the browser's own. */
export const dateTimeText = (language: Language, iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));

/** "1 Mar 2027" for an instant, in the given zone or the browser's own. */
export const localDateText = (language: Language, iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(new Date(iso));

/** "14:30" for an instant, in the given zone or the browser's own. */
export const timeText = (language: Language, iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(iso),
  );

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "in 3 days", "2 hours ago"; within a minute "now". */
export function relativeTimeText(language: Language, iso: string, now: number): string {
  const format = new Intl.RelativeTimeFormat(languageFacts[language].locale, { numeric: 'auto' });
  const away = new Date(iso).getTime() - now;
  const [unit, size] = units.find(([, length]) => Math.abs(away) >= length) ?? ['second', Infinity];
  return format.format(Math.round(away / size), unit);
}

/** The time that is left in its two largest units: "2 days, 4 hours"; below a minute one minute. */
export function timeLeftText(language: Language, iso: string, now: number): string {
  const { locale } = languageFacts[language];
  const minutes = Math.max(1, Math.floor((new Date(iso).getTime() - now) / 60_000));
  const parts = [
    ['day', Math.floor(minutes / 1_440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const;
  const first = parts.findIndex(([, count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    .join(', ');
}
