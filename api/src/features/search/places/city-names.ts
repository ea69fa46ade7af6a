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

/** Returns whether two names are those of one city, in any language. */
export const isSameCity = (name: string, other: string): boolean =>
  commonCityName(foldText(name)) === commonCityName(foldText(other));

/** Returns a folded name in the words that people type: without hyphens and dots, and "Sankt" and "Saint" as "st". */
export const spokenCityName = (name: string): string =>
  name
    .replace(/[-.'’]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(sankt|saint) /, 'st ');

const writtenNames: ReadonlyMap<string, string> = new Map(
  namedCities().flatMap(({ names }) => names.map((name) => [foldText(name), name] as const)),
);

/** Returns a folded name of a city that has several as it is written. */
export const writtenCityName = (name: string): string | undefined => writtenNames.get(name);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Names of cities, and of no other place, that are everyday words of English or German as well. Folded. */
const everydayWords = setOf(
  'bad baden baar bar bath battle bergen brand buch bury cork deal eden enger essen halle horn hof hude lage lehre lens mode ' +
    'much nice nancy orange of plan poole reading regen rain rugby sale sandwich seen singen split stade stein tours ulm ' +
    'dach victoria wells wels wil worms zell zug florence chester',
);

/** What people write before the place that they mean, in English and German. */
const prepositions = setOf(
  'in near around at from to bei nahe um aus nach nahe raum region umkreis grossraum stadt city',
);

/** Returns whether a folded name of a place means something else in most texts. */
export const isAmbiguousPlaceName = (name: string): boolean => everydayWords.has(name);

/** Returns whether a word after a name says that it is a place: "DACH region". */
export const isAfterPlace = (word: string): boolean => word === 'region' || word === 'area';

/** Returns whether a word before a name says that it is a place. */
export const isBeforePlace = (word: string): boolean => prepositions.has(word);
