import { editDistance } from '@prentice/contract';
import SearchableMap from 'minisearch/SearchableMap';
import { otherCityNames, spokenCityName, writtenCityName } from './city-names.ts';
import rows from '../data/cities.json' with { type: 'json' };
import { foldText } from '../text/text-words.ts';

/** A city of the bundled list. */
export interface City {
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

/** Writes a name as people type a name: folded, without what is in brackets. */
const plain = (name: string): string =>
  foldText(name)
    .replace(/\s*\(.*\)$/, '')
    .trim();
/** Shortens a name, such as by the end of "Frankfurt am Main". */
const short = (name: string): string => name.replace(/ (am|an der|im|in der|vor der|upon|sur|de la) .*$/, '');

/** Reads every city by every name, the largest first. */
function readCities(): Map<string, City[]> {
  const byName = new Map<string, City[]>();
  /* A test checks the rows: a schema would take forty milliseconds for them, in the first search that names a place. */
  for (const [city, country, lat, lon] of rows) {
    const place = { city: String(city), country: String(country), lat: Number(lat), lon: Number(lon) };
    const whole = plain(place.city);
    const names = [foldText(place.city), whole, short(whole), spokenCityName(whole)];
    for (const name of new Set(names.flatMap((name) => [name, ...(otherCityNames.get(name) ?? [])]))) {
      const before = byName.get(name);
      if (before) before.push(place);
      else byName.set(name, [place]);
    }
  }
  return byName;
}

let citiesByName: Map<string, City[]> | undefined;
const cities = (): Map<string, City[]> => (citiesByName ??= readCities());

const exactMatchRank = (city: City, name: string): number => (foldText(city.city) === name ? 0 : 1);

/** Finds cities of a name, as it is written first, then the largest. */
export function findCities(name: string): readonly City[] {
  const foldedName = foldText(name).trim();
  const cityMatches =
    cities().get(foldedName) ??
    cities().get(plain(foldedName)) ??
    cities().get(spokenCityName(plain(foldedName))) ??
    [];
  return foldedName.includes('(')
    ? cityMatches.toSorted((a, b) => exactMatchRank(a, foldedName) - exactMatchRank(b, foldedName))
    : cityMatches;
}

/** A city whose name is like one that was typed, and by how many slips; none where it begins so. */
export interface SimilarCity extends City {
  readonly slips: number;
}

/** Whatever shorter name is typed, another one is a slip away. */
const MIN_CORRECTED_LENGTH = 4;

/**
 * Returns the cities whose name begins so, or else is spelled alike, the most alike first; only those that are wanted.
 */
export function findSimilarCities(name: string, isWanted: (city: City) => boolean): readonly SimilarCity[] {
  const plainName = plain(name);
  if (plainName.length < 3) return [];
  const beginning = [...cities()]
    .filter(([name]) => name.startsWith(plainName))
    .flatMap(([, list]) => list)
    .filter(isWanted)
    .map((city) => ({ ...city, slips: 0 }));
  if (beginning.length > 0) return beginning;
  if (plainName.length < MIN_CORRECTED_LENGTH) return [];
  const allowed = plainName.length < 6 ? 1 : 2;
  const alike = [...cities()].map(([name, list]) => ({ list, slips: editDistance(plainName, name, allowed) }));
  const near = alike.filter(({ slips }) => slips <= allowed).sort((a, b) => a.slips - b.slips);
  return near.flatMap(({ list, slips }) => list.filter(isWanted).map((city) => ({ ...city, slips })));
}

const LARGE_CITIES = 1_000;
let largeCities: SearchableMap<true> | undefined;

/** Returns the folded names of the largest cities of the list, all names of each. */
export function largeCityNames(): SearchableMap<true> {
  largeCities ??= SearchableMap.from(
    rows.slice(0, LARGE_CITIES).flatMap(([city]) => {
      const plainName = short(plain(String(city)));
      return [plainName, ...(otherCityNames.get(plainName) ?? [])].map((name): [string, true] => [name, true]);
    }),
  );
  return largeCities;
}

/** Returns whether a folded name is one of the largest cities of the list, under any of its names. */
export const isLargeCity = (name: string): boolean => largeCityNames().has(name);

/** Returns a folded name of a city as it is written; undefined where no city is called just so. */
export const citySpelling = (name: string): string | undefined =>
  writtenCityName(name) ?? findCities(name).find(({ city }) => foldText(city) === name)?.city;
