import type { Candidate } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useMessages } from '../../i18n/messages.hook.ts';
import { dayText, monthText } from './time-format.ts';
import { placeText } from './value-format.ts';

type Availability = NonNullable<Candidate['availability']>;
type Language = Candidate['languages'][number];

/** Returns a day, a month or, while review is blind, only a year. */
function dateText(date: string, locale: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? monthText(date, locale) : dayText(date, locale);
}

/** Says parts of a profile in the reader's language: when and where, and which languages they know. */
export function useProfileLabels() {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
  return {
    available: ({ from, hoursPerWeek }: Pick<Availability, 'from' | 'hoursPerWeek'>): string =>
      text('candidates.availableFrom', { from: dateText(from, locale), hours: hoursPerWeek }),
    /** "Oct 2023 – Jul 2027", or since when for what is still under way. */
    period: (start: string, end: string | null): string =>
      end === null
        ? text('candidates.since', { start: dateText(start, locale) })
        : `${dateText(start, locale)} – ${dateText(end, locale)}`,
    place: (place: { city: string; country: string }): string => placeText(place, locale),
    language: ({ language, level }: Language): string => `${names.of(language) ?? language}, ${level}`,
  };
}
