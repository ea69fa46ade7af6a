import { namedCities } from '@prentice/contract';
import { foldText } from '../text/text-words.ts';

/** The names of each city in the languages of the pages, of the place and of its neighbours; folded. */
const cities = namedCities().map(({ names }) => [...new Set(names.map(foldText))]);

/** The other names of a city by each of its names; folded. */
export const otherCityNames: ReadonlyMap<string, readonly string[]> = new Map(
  cities.flatMap((names) => names.map((name) => [name, names.filter((other) => other !== name)] as const)),
);

const commonNames: ReadonlyMap<string, string> = new Map(
  cities.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);

/** Returns one name for all the names of a city; folded. */
export const commonCityName = (name: string): string => commonNames.get(name) ?? name;

/** Returns a folded name in the words that people type: without hyphens and dots, and "Sankt" and "Saint" as "st". */
export const spokenCityName = (name: string): string =>
  name
    .replace(/[-.'’]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(sankt|saint) /, 'st ');
