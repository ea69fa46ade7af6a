import { countryChoices, countryCodes, locales } from '@prentice/contract';
import { allowedTypos, editDistance, foldText } from '../text/text-words.ts';

const codes = new Set(countryCodes);
/** What people type besides the names that the languages of the pages have. */
const commonNames = [
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['usa', 'US'],
  ['holland', 'NL'],
  ['czech republic', 'CZ'],
] as const;
const countries: ReadonlyMap<string, string> = new Map([
  ...locales.flatMap((locale) => countryChoices(locale).map(({ id, name }) => [foldText(name), id] as const)),
  ...commonNames,
]);

/** Returns whether a folded name is that of a country, in any of the languages of the pages. */
export const isCountryName = (name: string): boolean => countries.has(name);

/** Returns the country that a text names or gives the ISO 3166-1 alpha-2 code of; undefined where it does neither. */
export function countryNamed(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return codes.has(code) ? code : countries.get(foldText(text.trim()));
}

const MIN_BEGINNING = 4;

/**
 * Returns the country whose name begins so, or else is spelled most like it, and by how many slips; only one that is
 * wanted.
 */
export function findSimilarCountry(
  text: string,
  isWanted: (code: string) => boolean,
): { readonly code: string; readonly slips: number } | undefined {
  const name = foldText(text.trim());
  const allowed = allowedTypos(name.length);
  const slipsTo = (other: string): number =>
    name.length >= MIN_BEGINNING && other.startsWith(name) ? 0 : editDistance(name, other, allowed);
  const [closest] = [...countries]
    .map(([other, code]) => ({ code, slips: slipsTo(other) }))
    .filter(({ code, slips }) => slips <= allowed && isWanted(code))
    .toSorted((a, b) => a.slips - b.slips);
  return closest;
}
