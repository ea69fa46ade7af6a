import { cityName } from '@prentice/contract';
import { countryText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';

/**
 * Returns the name of a place with its country, in the language of the page. The search understands the names of cities
 * and countries in every language of the product.
 */
export function placeName(
  { city, country }: { city: string | null; country: string | null },
  language: Language,
): string {
  return [city && cityName(city, country, language), country && countryText(language, country)]
    .filter(Boolean)
    .join(', ');
}
