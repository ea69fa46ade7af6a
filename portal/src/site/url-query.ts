import { draftText } from '@prentice/contract';

/**
 * Reads and writes the state of a page in the query of its URL. Unknown or malformed values are left out and never an
 * error.
 */

const written = draftText(Number.MAX_SAFE_INTEGER);

/** Returns whether every name and value of a query is text that the API accepts. */
export const isValidQuery = (query: URLSearchParams): boolean =>
  [...query].flat().every((text) => written.safeParse(text).success);

/** Reads a trimmed text of at most `max` characters; empty when absent. */
export const readText = (query: URLSearchParams, name: string, max: number): string =>
  (query.get(name) ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    /* A cut may leave half of a character, which cannot be searched for. */
    .replace(/\p{Cs}$/u, '');

/** Reads all texts under a name (repeated or separated), trimmed and cut like {@link readText}; empty ones are left out. */
export const readTexts = (query: URLSearchParams, name: string, separator: string, max: number): string[] =>
  query
    .getAll(name)
    .flatMap((value) => value.split(separator))
    .map((value) => readText(new URLSearchParams([[name, value]]), name, max))
    .filter((value) => value !== '');

/** Reads the allowed values among all given under a name (repeated or comma-separated), once each, in the allowed order. */
export function readList<T extends string>(query: URLSearchParams, name: string, allowed: readonly T[]): T[] {
  const values = new Set(query.getAll(name).flatMap((value) => value.split(',')));
  return allowed.filter((value) => values.has(value));
}

/** Reads free values under a name, each matching the pattern, at most `max`. */
export const readCodes = (query: URLSearchParams, name: string, pattern: RegExp, max: number): string[] =>
  [...new Set(query.getAll(name).flatMap((value) => value.split(',')))]
    .filter((value) => pattern.test(value))
    .slice(0, max);

export const readOption = <T extends string>(
  query: URLSearchParams,
  name: string,
  allowed: readonly T[],
): T | undefined => allowed.find((value) => value === query.get(name));

export const readFlag = (query: URLSearchParams, name: string): boolean => query.get(name) === '1';

/** Reads a whole number within bounds, or undefined. */
export function readNumber(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = query.get(name) ?? '';
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** Signs that people write beside an amount, and what is below one unit. */
const AMOUNT_SIGNS = /[\s€$£]|[.,]\d{1,2}(?=\D*$)|eur(?:o|os)?$/gi;

/** Reads a whole amount within bounds, or undefined: "1200", also written as "1.200", "1,200 €" or "1 200,00". */
export function readAmount(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const plain = (query.get(name) ?? '')
    .trim()
    .replaceAll(AMOUNT_SIGNS, '')
    .replace(/[.,'’](?=\d{3}(?:\D|$))/g, '');
  return readNumber(new URLSearchParams({ [name]: plain }), name, min, max);
}

/** Reads the number of a page, from 1 to 5,000 as the API allows; anything else is the first. */
export const readPage = (query: URLSearchParams): number => readNumber(query, 'page', 1, 5_000) ?? 1;

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Builds a path with its query: names in the given order, empty values left out, so that one state has one URL. */
export function pathWithQuery(path: string, state: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    const text = value === true ? '1' : Array.isArray(value) ? value.join(',') : String(value || '');
    if (text) query.set(name, text);
  }
  const written = query.toString().replaceAll('%2C', ',');
  return written ? `${path}?${written}` : path;
}
