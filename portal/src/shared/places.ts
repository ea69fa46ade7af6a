import { cityName, placeLimits, type operations, type ReplyOf } from '@prentice/contract';
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

/** Returns the places of a search, in the order in which they were given. */
export const placesOf = ({ place }: { place: string }): string[] =>
  place === '' ? [] : place.split(placeLimits.separator);

/** Returns whether a text is a postcode, with or without the letter of its country, which no place is found by. */
export const isPostcode = (text: string): boolean => /^(?:[a-z]{1,2}-?)?\d{4,5}$/i.test(text.trim());

/** Returns several places as one text. Those that do not fit are left out. */
export const joinPlaces = (places: readonly string[]): string =>
  [...new Set(places)].slice(0, placeLimits.count).reduce((text, place) => {
    const longer = text ? `${text}${placeLimits.separator}${place}` : place;
    return longer.length <= placeLimits.text ? longer : text;
  }, '');

type PlacePhrase = NonNullable<ReplyOf<typeof operations.internships.search>['placePhrase']>;

/** Returns the change of a search whose place says more than places, such as "Germany remote". */
export const withPlacePhrase = (
  query: { readonly radius?: number | undefined },
  { place, mode, radius }: PlacePhrase,
) => ({ place, radius: place ? (radius ?? query.radius) : undefined, ...(mode && { mode: [mode] }) });
