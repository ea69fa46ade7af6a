import type { Candidate } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useText } from '../i18n/text.hook.ts';
import { dayText } from './moment.text.ts';

type Availability = NonNullable<Candidate['availability']>;
type Language = Candidate['languages'][number];

/** Says parts of a profile in the reader's language: when somebody is available, and which languages they know. */
export function useProfileWords() {
  const text = useText();
  const locale = useLocale() ?? 'en';
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
  return {
    available: ({ from, hoursPerWeek }: Pick<Availability, 'from' | 'hoursPerWeek'>): string =>
      text('candidates.availableFrom', { from: dayText(from, locale), hours: hoursPerWeek }),
    language: ({ language, level }: Language): string => `${names.of(language) ?? language}, ${level}`,
  };
}
