import { placeLimits, type operations, type ReplyOf } from '@prentice/contract';

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
