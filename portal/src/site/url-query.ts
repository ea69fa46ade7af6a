import { draftText, pageParam } from '@prentice/contract';

/**
 * Reads and writes the state of a page in the query of its URL. Unknown or malformed values are left out and never an
 * error.
 */

/** What the contract says of a parameter: whether the API takes a value. */
interface ParamSchema {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}

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

/** Reads a single value that the API takes, or undefined. */
export function readValue(query: URLSearchParams, name: string, schema: ParamSchema): string | undefined {
  const value = query.get(name) ?? '';
  return value !== '' && schema.safeParse(value).success ? value : undefined;
}

/** Reads free values under a name (repeated or comma-separated), once each: those that the API takes, and no more than it takes. */
export const readCodes = (query: URLSearchParams, name: string, schema: ParamSchema): string[] =>
  [...new Set(query.getAll(name).flatMap((value) => value.split(',')))].reduce<string[]>((accepted, value) => {
    const longer = [...accepted, value];
    return value !== '' && schema.safeParse(longer).success ? longer : accepted;
  }, []);

export const readOption = <T extends string>(
  query: URLSearchParams,
  name: string,
  allowed: readonly T[],
): T | undefined => allowed.find((value) => value === query.get(name));

export const readFlag = (query: URLSearchParams, name: string): boolean => query.get(name) === '1';

/** Reads a whole number above 0 that the API takes, or undefined. */
export function readNumber(query: URLSearchParams, name: string, schema: ParamSchema): number | undefined {
  const text = query.get(name) ?? '';
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return number > 0 && schema.safeParse(number).success ? number : undefined;
}

/** Signs that people write beside an amount, and what is below one unit. */
const AMOUNT_SIGNS = /[\s€$£]|[.,]\d{1,2}(?=\D*$)|eur(?:o|os)?$/gi;

/** Reads a whole amount that the API takes, or undefined: "1200", also written as "1.200", "1,200 €" or "1 200,00". */
export function readAmount(query: URLSearchParams, name: string, schema: ParamSchema): number | undefined {
  const plain = (query.get(name) ?? '')
    .trim()
    .replaceAll(AMOUNT_SIGNS, '')
    .replace(/[.,'’](?=\d{3}(?:\D|$))/g, '');
  return readNumber(new URLSearchParams({ [name]: plain }), name, schema);
}

/** Reads the number of a page; anything that the API does not take is the first. */
export const readPage = (query: URLSearchParams): number => readNumber(query, 'page', pageParam) ?? 1;

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
