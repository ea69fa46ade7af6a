import { defaultRadius, placeLimits, type SearchedPlace } from '@prentice/contract';
import { modeNamed, type WorkMode } from '../query/condition-names.ts';
import { areaNamed, findSimilarArea, type Area } from './areas.ts';
import { isInside, type Circle } from './circle.ts';
import { findCities, findSimilarCities, isLargeCity, type City } from './cities.ts';
import { isAmbiguousPlaceName, isSameCity, otherCityNames, writtenCityName } from './city-names.ts';
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
  /** Names of regions, and of several countries, such as Tyrol and Europe. */
  readonly regions: readonly string[];
  /** Places with internships that may be meant instead. */
  readonly others: readonly NamedPlace[];
  /** The name as typed, where it is not known and the place spelled most like it stands for it. */
  readonly misspelled: string | null;
  matches(place: IndexedPlace, radius: number): boolean;
}

export const toNamedPlace = ({ city, country }: Pick<City, 'city' | 'country'>): NamedPlace => ({
  city,
  country,
  label: `${city}, ${country}`,
});

/** A name as it was typed, in parts. */
interface TypedPlace {
  readonly name: string;
  /** What is after the comma: a country or a region. */
  readonly area: Area | undefined;
  /** Whether what is after the comma is a slip, or names no area. */
  readonly isMisspelled: boolean;
}

/** Splits "Frankfurt (Oder), DE" as its name and area. */
function splitArea(text: string): TypedPlace {
  const comma = text.lastIndexOf(',');
  const whole = { name: text.trim(), area: undefined, isMisspelled: false };
  if (comma < 0) return whole;
  const [name, rest] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
  const area = areaNamed(rest);
  if (area) return { name, area, isMisspelled: false };
  const cities = findCities(name);
  if (cities.length === 0 || findCities(rest).length > 0) return whole;
  const similar = findSimilarArea(rest, (other) => cities.some((city) => other.includes(city)));
  return { name, area: similar?.area, isMisspelled: true };
}

/** Returns whether a text is a city with the area that it is in, or a region with its country: "Graz, Austria". */
export function namesCityInArea(text: string): boolean {
  const { name, area, isMisspelled } = splitArea(text);
  if (!area || isMisspelled) return false;
  const region = areaNamed(name);
  return (
    findCities(name).some((city) => area.includes(city)) || (region?.country === area.code && region?.code === null)
  );
}

/**
 * Returns what a place is to those named before it: "covered" where it says nothing more, as "Austria" after "Graz" or
 * another name of the city; "within" where it is in one of them; otherwise it is another place.
 */
export function relationTo(places: readonly string[], name: string): 'covered' | 'within' | 'other' {
  if (places.some((place) => isSameCity(place, name) || namesCityInArea(`${place}, ${name}`))) return 'covered';
  return places.some((place) => namesCityInArea(`${name}, ${place}`)) ? 'within' : 'other';
}

/** Returns a city by the name that somebody calls it, München for Munich, where that is another of its names. */
function nameAsTyped(name: string, indexedName: string): string {
  const isOther = otherCityNames.get(foldText(name))?.includes(foldText(indexedName)) ?? false;
  return isOther ? (writtenCityName(foldText(name)) ?? indexedName) : indexedName;
}

const uniquePlaces = (places: readonly NamedPlace[]): NamedPlace[] =>
  [...new Map(places.map((place) => [place.label, place])).values()].slice(0, MAX_ALTERNATIVES);

/** Returns whether internships are in a city or around it. Where they are is not known without an index: it may be. */
function hasInternships(indexed: readonly IndexedPlace[] | undefined, { city, lat, lon }: City): boolean {
  const name = foldText(city);
  const names = [name, ...(otherCityNames.get(name) ?? [])];
  const circle = { lat, lon, radius: defaultRadius };
  return !indexed || indexed.some((place) => names.includes(place.name) || isInside(circle, place));
}

const isWithin = (area: Area | undefined, place: Pick<IndexedPlace, 'city' | 'country' | 'lat' | 'lon'>): boolean =>
  area?.includes(place) ?? true;

/** Lists all places of an area, or those of its part that is in another one: "Bavaria, Germany". */
const wholeArea = (area: Area, within?: Area): PlaceQuery => ({
  circle: null,
  namedPlace: null,
  countries: area.code === null ? [] : [area.code],
  regions: area.code === null ? [area.name] : [],
  others: [],
  misspelled: null,
  matches: (place) => area.includes(place) && (within?.includes(place) ?? true),
});

const MIN_PART_LENGTH = 4;

/** Returns the longest part of a text that is a city: "Berlin" of "Berlin Kreuzberg". */
function cityWithin(text: string): string | undefined {
  const words = text.includes(',') ? [] : text.split(/[\s/]+/u);
  for (let length = words.length - 1; length > 0; length--)
    for (let index = 0; index + length <= words.length; index++) {
      const part = words.slice(index, index + length).join(' ');
      const isCity =
        part.length >= MIN_PART_LENGTH && !isAmbiguousPlaceName(foldText(part)) && findCities(part).length > 0;
      if (isCity) return part;
    }
  return undefined;
}

/** Returns the city of a part of it: "Berlin" of "Berlin-Kreuzberg". */
function cityBeforeHyphen(text: string): string | undefined {
  const [city = '', ...parts] = text.split('-');
  return parts.length > 0 && findCities(city).length > 0 ? city.trim() : undefined;
}

/** Returns large cities that are spelled alike and have no internships: it is said that there are none. */
const findSimilarLargeCities = (name: string, area: Area | undefined) =>
  findSimilarCities(name, (city) => isWithin(area, city) && isLargeCity(foldText(city.city))).filter(
    ({ slips }) => slips > 0,
  );

/**
 * Lists every place whose name begins as a name that is not known, or else the place or country that is spelled most
 * like it.
 */
function parseUnknownPlace(
  { name, area }: Pick<TypedPlace, 'name' | 'area'>,
  radius: number,
  indexed: readonly IndexedPlace[] | undefined,
): PlaceQuery {
  const matches = (place: IndexedPlace): boolean => isWithin(area, place) && place.name.startsWith(foldText(name));
  const isMeant = (city: City): boolean => isWithin(area, city) && hasInternships(indexed, city);
  const near = findSimilarCities(name, isMeant);
  const similar = near.length > 0 ? near : findSimilarLargeCities(name, area);
  const alike = uniquePlaces(similar.map(toNamedPlace));
  const unknown = {
    circle: null,
    namedPlace: null,
    countries: [],
    regions: [],
    others: alike,
    misspelled: null,
    matches,
  };
  if (!indexed || indexed.some(matches)) return unknown;
  const similarArea = area
    ? undefined
    : findSimilarArea(name, (other) => indexed.some((place) => other.includes(place)));
  if (similarArea && similarArea.slips < (similar[0]?.slips ?? Infinity))
    return { ...wholeArea(similarArea.area), others: alike, misspelled: name };
  const [closest, ...others] = alike;
  if (closest) return { ...parsePlaceQuery(closest.label, radius, indexed), others, misspelled: name };
  const part = cityBeforeHyphen(name) ?? cityWithin(name);
  return part === undefined ? unknown : { ...parsePlaceQuery(part, radius, indexed), misspelled: name };
}

/**
 * Parses a place by its name, with or without the country: the surroundings of a city of the list, and whatever is
 * called so; a whole country by its name or code, and a region or several countries by their name; or, of a name that
 * is not known, every place that begins so, or else the place or country with internships that is spelled most like it.
 * Of several cities of a name, the largest.
 * @param radius kilometres
 * @param indexed where internships are; without them any other place is offered, and no name is taken for another
 */
export function parsePlaceQuery(text: string, radius = defaultRadius, indexed?: readonly IndexedPlace[]): PlaceQuery {
  const { name, area, isMisspelled } = splitArea(text);
  const named = findCities(name).filter((city) => isWithin(area, city));
  const [city, ...others] = named;
  const whole = areaNamed(name);
  if (whole && !named.some((city) => foldText(city.city) === foldText(name))) return wholeArea(whole, area);
  if (!city) return parseUnknownPlace({ name, area }, radius, indexed);
  const names = [foldText(name), ...(otherCityNames.get(foldText(name)) ?? [])];
  const circle = { lat: city.lat, lon: city.lon, radius };
  const namedPlace = toNamedPlace({ city: nameAsTyped(name, city.city), country: city.country });
  const ownLabel = toNamedPlace(city).label;
  return {
    circle,
    namedPlace,
    countries: [],
    regions: [],
    others: uniquePlaces(
      others
        .filter((other) => hasInternships(indexed, other))
        .map(toNamedPlace)
        .filter((other) => other.label !== ownLabel),
    ),
    misspelled: isMisspelled ? text.trim() : null,
    matches: (place, within) =>
      (isWithin(area, place) && names.includes(place.name)) || isInside({ ...circle, radius: within }, place),
  };
}

/** Several places, of which any will do. */
export interface PlacesQuery extends PlaceQuery {
  /** Known places besides the first. */
  readonly more: readonly NamedPlace[];
  /** Ways of working that will do in any place: "Berlin; remote". */
  readonly modes: readonly WorkMode[];
}

/**
 * Parses places that are separated by semicolons, as names contain commas. Alternatives are offered for every name.
 * @param radius kilometres around each
 * @param indexed where internships are, as for {@link parsePlaceQuery}
 */
export function parsePlacesQuery(text: string, radius?: number, indexed?: readonly IndexedPlace[]): PlacesQuery {
  const names = text.split(placeLimits.separator).map((name) => name.trim());
  const typed = names.filter((name) => name !== '').slice(0, placeLimits.count);
  const modes = typed.length > 1 ? typed.flatMap((name) => modeNamed(name) ?? []) : [];
  const queries = typed
    .filter((name) => modes.length === 0 || !modeNamed(name))
    .map((name) => parsePlaceQuery(name, radius, indexed));
  const [namedPlace = null, ...more] = queries.flatMap((query) => query.namedPlace ?? []);
  return {
    circle: queries.find((query) => query.circle)?.circle ?? null,
    namedPlace,
    more,
    modes: [...new Set(modes)],
    countries: [...new Set(queries.flatMap((query) => query.countries))],
    regions: [...new Set(queries.flatMap((query) => query.regions))],
    others: queries.flatMap((query) => query.others),
    misspelled: queries.find((query) => query.misspelled !== null)?.misspelled ?? null,
    matches: (place, within) => queries.some((query) => query.matches(place, within)),
  };
}

/** Returns what is told of the places that were searched. */
export const toSearchedPlace = ({
  namedPlace,
  more,
  modes,
  countries,
  regions,
  others,
  misspelled,
}: PlacesQuery): SearchedPlace => ({
  known: namedPlace,
  more: [...more],
  modes: [...modes],
  countries: [...countries],
  regions: [...regions],
  others: [...others],
  misspelled,
});
