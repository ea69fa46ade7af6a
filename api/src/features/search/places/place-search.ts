import { countryChoices, countryCodes, locales, defaultRadius, placeLimits } from '@prentice/contract';
import { isInside, type Circle } from './circle.ts';
import { findSimilarCities, findCities, type City } from './cities.ts';
import { otherCityNames } from './city-names.ts';
import type { IndexedPlace } from './place-column.ts';
import { foldText } from '../text/text-words.ts';

const MAX_ALTERNATIVES = 6;

/** A place as it can be asked for: the label names it without doubt. */
export interface NamedPlace {
  readonly city: string;
  readonly country: string;
  readonly label: string;
}

/** What a place that was asked for means. */
export interface PlaceQuery {
  /** Null when the place is not in the list of cities. */
  readonly circle: Circle | null;
  readonly namedPlace: NamedPlace | null;
  /** Whole countries, as ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Places with internships that may be meant instead. */
  readonly others: readonly NamedPlace[];
  /** The name as typed, where it is not known and the place spelled most like it stands for it. */
  readonly misspelled: string | null;
  matches(place: IndexedPlace, radius: number): boolean;
}

const codes = new Set(countryCodes);
const countries: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) => countryChoices(locale).map(({ id, name }) => [foldText(name), id] as const)),
);

/** Returns whether a folded name is that of a country, in any of the languages of the pages. */
export const isCountryName = (name: string): boolean => countries.has(name);

export const toNamedPlace = ({ city, country }: Pick<City, 'city' | 'country'>): NamedPlace => ({
  city,
  country,
  label: `${city}, ${country}`,
});

/** "Frankfurt (Oder), DE" as its name and country. */
function splitCountry(text: string): { name: string; country: string | undefined } {
  const comma = text.lastIndexOf(',');
  const rest = text.slice(comma + 1).trim();
  const country = codes.has(rest.toUpperCase()) ? rest.toUpperCase() : countries.get(foldText(rest));
  if (comma < 0 || !country) return { name: text.trim(), country: undefined };
  return { name: text.slice(0, comma).trim(), country };
}

/** A city by the name that somebody calls it, München for Munich, where that is another of its names. */
function nameAsTyped(name: string, listed: string): string {
  const isOther = otherCityNames.get(foldText(name))?.includes(foldText(listed)) ?? false;
  return isOther ? name.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : listed;
}

const uniquePlaces = (places: readonly NamedPlace[]): NamedPlace[] =>
  [...new Map(places.map((place) => [place.label, place])).values()].slice(0, MAX_ALTERNATIVES);

/** Whether internships are in a city or around it. Where they are is not known without an index: it may be. */
function hasInternships(indexed: readonly IndexedPlace[] | undefined, { city, lat, lon }: City): boolean {
  const name = foldText(city);
  const names = [name, ...(otherCityNames.get(name) ?? [])];
  const circle = { lat, lon, radius: defaultRadius };
  return !indexed || indexed.some((place) => names.includes(place.name) || isInside(circle, place));
}

/** Every place whose name begins as a name that is not known, or else the place that is spelled most like it. */
function parseUnknownPlace(
  { name, country }: { name: string; country: string | undefined },
  radius: number,
  indexed: readonly IndexedPlace[] | undefined,
): PlaceQuery {
  const matches = (place: IndexedPlace): boolean =>
    (!country || place.country === country) && place.name.startsWith(foldText(name));
  const isMeant = (city: City): boolean => (!country || city.country === country) && hasInternships(indexed, city);
  const alike = uniquePlaces(findSimilarCities(name, isMeant).map(toNamedPlace));
  const [closest, ...others] = alike;
  if (closest && indexed && !indexed.some(matches))
    return { ...parsePlaceQuery(closest.label, radius, indexed), others, misspelled: name };
  return { circle: null, namedPlace: null, countries: [], others: alike, misspelled: null, matches };
}

/**
 * A place by its name, with or without the country: the surroundings of a city of the list, and whatever is called so;
 * a whole country; or, of a name that is not known, every place that begins so, or else the place with internships that
 * is spelled most like it. Of several cities of a name, the largest.
 * @param radius kilometres
 * @param indexed where internships are; without them any other place is offered, and no name is taken for another
 */
export function parsePlaceQuery(text: string, radius = defaultRadius, indexed?: readonly IndexedPlace[]): PlaceQuery {
  const { name, country } = splitCountry(text);
  const named = findCities(name).filter((city) => !country || city.country === country);
  const whole = countries.get(foldText(name));
  const [city, ...others] = named;
  if (!city && whole && !country)
    return { circle: null, namedPlace: null, countries: [whole], others: [], misspelled: null, matches: (place) => place.country === whole }; // prettier-ignore
  if (!city) return parseUnknownPlace({ name, country }, radius, indexed);
  const names = [foldText(name), ...(otherCityNames.get(foldText(name)) ?? [])];
  const circle = { lat: city.lat, lon: city.lon, radius };
  const namedPlace = toNamedPlace({ city: nameAsTyped(name, city.city), country: city.country });
  const ownLabel = toNamedPlace(city).label;
  return {
    circle,
    namedPlace,
    countries: [],
    others: uniquePlaces(
      others
        .filter((other) => hasInternships(indexed, other))
        .map(toNamedPlace)
        .filter((other) => other.label !== ownLabel),
    ),
    misspelled: null,
    matches: (place, within) =>
      ((!country || place.country === country) && names.includes(place.name)) ||
      isInside({ ...circle, radius: within }, place),
  };
}

/** Several places, of which any will do. */
export interface PlacesQuery extends PlaceQuery {
  /** Known places besides the first. */
  readonly more: readonly NamedPlace[];
}

/**
 * Parses places that are separated by semicolons, as names contain commas. Alternatives are offered for every name.
 * @param radius kilometres around each
 * @param indexed where internships are, as for {@link parsePlaceQuery}
 */
export function parsePlacesQuery(text: string, radius?: number, indexed?: readonly IndexedPlace[]): PlacesQuery {
  const names = text.split(placeLimits.separator).map((name) => name.trim());
  const queries = names
    .filter((name) => name !== '')
    .slice(0, placeLimits.count)
    .map((name) => parsePlaceQuery(name, radius, indexed));
  const [namedPlace = null, ...more] = queries.flatMap((query) => query.namedPlace ?? []);
  return {
    circle: queries.find((query) => query.circle)?.circle ?? null,
    namedPlace,
    more,
    countries: [...new Set(queries.flatMap((query) => query.countries))],
    others: queries.flatMap((query) => query.others),
    misspelled: queries.find((query) => query.misspelled !== null)?.misspelled ?? null,
    matches: (place, within) => queries.some((query) => query.matches(place, within)),
  };
}
