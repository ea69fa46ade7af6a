import { countryChoices, countryCodes, editDistance, locales } from '@prentice/contract';
import { spokenCityName } from './city-names.ts';
import { findCities } from './cities.ts';
import type { IndexedPlace } from './place-column.ts';
import regionRows from '../data/regions.json' with { type: 'json' };
import { allowedTypos, foldText } from '../text/text-words.ts';

type Place = Pick<IndexedPlace, 'city' | 'country' | 'lat' | 'lon'>;

/** What is larger than a city: a country, several countries, or a part of one such as Tyrol. */
export interface Area {
  /** The country's ISO 3166-1 alpha-2 code, of a whole country. */
  readonly code: string | null;
  /** The country that it is in; null when it is several. */
  readonly country: string | null;
  /** In the spelling of its name that was asked for; countries are named by their code. */
  readonly name: string;
  includes(place: Place): boolean;
}

const countryArea = (code: string): Area => ({
  code,
  country: code,
  name: code,
  includes: ({ country }) => country === code,
});

/** What people type besides the names that the languages of the pages have. */
const commonNames = [
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['usa', 'US'],
  ['holland', 'NL'],
  ['czech republic', 'CZ'],
] as const;

const EUROPEAN_UNION = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const groups = [
  { names: ['DACH', 'D-A-CH'], codes: 'AT CH DE' },
  { names: ['EU', 'European Union', 'Europäische Union'], codes: EUROPEAN_UNION },
  { names: ['Europe', 'Europa'], codes: `${EUROPEAN_UNION} AD AL BA BY CH GB IS LI MC MD ME MK NO RS SM UA VA XK` },
  { names: ['Benelux'], codes: 'BE LU NL' },
  { names: ['Scandinavia', 'Skandinavien'], codes: 'DK NO SE' },
  { names: ['Nordics', 'Nordic countries', 'Nordische Länder'], codes: 'DK FI IS NO SE' },
  { names: ['Baltics', 'Baltic states', 'Baltikum'], codes: 'EE LT LV' },
] as const;

/** A part of a country, with the latitude and longitude of each of its towns. */
interface Region {
  readonly country: string;
  readonly names: readonly string[];
  readonly towns: readonly number[];
}

/* A test checks the rows. */
const regions: readonly Region[] = regionRows;
const regionsByCountry = Map.groupBy(regions, ({ country }) => country);

/** Returns where a place is; undefined when neither it nor a city of its name says so. */
const pointOf = (place: Place): readonly [lat: number, lon: number] | undefined => {
  if (place.lat !== null && place.lon !== null) return [place.lat, place.lon];
  const city = findCities(place.city).find(({ country }) => country === place.country);
  return city && [city.lat, city.lon];
};

/** Returns the square of a distance in degrees of latitude; exact enough to compare neighbouring towns. */
function squaredDistance(lat: number, lon: number, otherLat: number, otherLon: number): number {
  const shrink = Math.cos((lat * Math.PI) / 180);
  return (lat - otherLat) ** 2 + ((lon - otherLon) * shrink) ** 2;
}

/** Finds the region of the town that is nearest to a place in the same country. */
function findRegion(place: Place): Region | undefined {
  const point = pointOf(place);
  if (!point) return undefined;
  let [nearest, least]: [Region | undefined, number] = [undefined, Infinity];
  for (const region of regionsByCountry.get(place.country) ?? [])
    for (let index = 0; index < region.towns.length; index += 2) {
      const distance = squaredDistance(...point, region.towns[index] ?? 0, region.towns[index + 1] ?? 0);
      if (distance < least) [nearest, least] = [region, distance];
    }
  return nearest;
}

const foundRegions = new WeakMap<Place, Region | undefined>();

function regionOf(place: Place): Region | undefined {
  if (!foundRegions.has(place)) foundRegions.set(place, findRegion(place));
  return foundRegions.get(place);
}

const keyOf = (name: string): string => spokenCityName(foldText(name).replace(' & ', ' and ').trim());

function readAreas(): ReadonlyMap<string, Area> {
  const countries = locales.flatMap((locale) => countryChoices(locale).map(({ id, name }) => [name, id] as const));
  return new Map<string, Area>([
    ...regions.flatMap((region) =>
      region.names.map((name) => {
        const { country } = region;
        const includes = (place: Place): boolean => place.country === country && regionOf(place) === region;
        return [keyOf(name), { code: null, country, name, includes }] as const;
      }),
    ),
    ...groups.flatMap(({ names, codes }) =>
      names.map((name) => {
        const members = new Set(codes.split(' '));
        const includes = ({ country }: Place): boolean => members.has(country);
        return [keyOf(name), { code: null, country: null, name, includes }] as const;
      }),
    ),
    ...[...countries, ...commonNames].map(([name, code]) => [keyOf(name), countryArea(code)] as const),
  ]);
}

let areasByName: ReadonlyMap<string, Area> | undefined;
const areas = (): ReadonlyMap<string, Area> => (areasByName ??= readAreas());

/**
 * Returns whether a folded name is that of a country, of several or of a region, in any of the languages of the pages.
 */
export const isAreaName = (name: string): boolean => areas().has(keyOf(name));

const codes = new Set(countryCodes);

/** Returns the area that a text names, or the country that it gives the ISO 3166-1 alpha-2 code of. */
export function areaNamed(text: string): Area | undefined {
  const code = text.trim().toUpperCase();
  return codes.has(code) ? countryArea(code) : areas().get(keyOf(text));
}

const MIN_BEGINNING = 4;

/**
 * Returns the area whose name begins so, or else is spelled most like it, and by how many slips; only one that is
 * wanted.
 */
export function findSimilarArea(
  text: string,
  isWanted: (area: Area) => boolean,
): { readonly area: Area; readonly slips: number } | undefined {
  const name = keyOf(text);
  const allowed = allowedTypos(name.length);
  const slipsTo = (other: string): number =>
    name.length >= MIN_BEGINNING && other.startsWith(name) ? 0 : editDistance(name, other, allowed);
  const [closest] = [...areas()]
    .map(([other, area]) => ({ area, slips: slipsTo(other) }))
    .filter(({ area, slips }) => slips <= allowed && isWanted(area))
    .toSorted((a, b) => a.slips - b.slips);
  return closest;
}
