/** A time as a CV states it: months where it names them, else only that there is one. */
export interface Period {
  readonly start: string | null;
  readonly end: string | null;
  /** The line without the time, where it stood a gap. */
  readonly rest: string;
}

/* The first three letters tell the months apart in English and German, March and May by their vowels. */
const monthStarts: readonly (readonly string[])[] = [
  ['jan', 'jan', 'jän'], ['feb'], ['mar', 'mär', 'mrz', 'mae'], ['apr'], ['may', 'mai'], ['jun'], ['jul'], ['aug'],
  ['sep'], ['oct', 'okt'], ['nov'], ['dec', 'dez'],
]; // prettier-ignore
const NAMES =
  'jan(?:uary|uar)?|jän(?:ner)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|mär|mrz|maerz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dez(?:ember)?';
const YEAR = '(?:19|20)\\d{2}';
const DATE = `(?:(?:${NAMES})\\.? ?${YEAR}|${YEAR}-(?:0[1-9]|1[0-2])(?!\\d)|(?:0?[1-9]|1[0-2])[./] ?${YEAR}|${YEAR})`;
const OPEN = 'present|today|now|ongoing|current|heute|jetzt|laufend|dato';
const EXPECTED = '(?:expected |exp\\. |voraussichtlich |vorauss\\. |vsl\\. )?';
const START = '(?<![\\p{L}\\p{N}])';
const STOP = '(?![\\p{L}\\p{N}])';

const range = new RegExp(
  `${START}(${DATE}) ?(?:-|–|—|to|until|till|bis) ?\\(?${EXPECTED}(${DATE}|${OPEN})${STOP}`,
  'iu',
);
const since = new RegExp(`${START}(?:since|from|seit|ab) (${DATE})${STOP}`, 'iu');
const single = new RegExp(`${START}${EXPECTED}(${DATE})${STOP}`, 'iu');

/** The month that words name, as YYYY-MM; null for a bare year. */
export function monthOf(words: string): string | null {
  const text = words.toLowerCase();
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  if (!year) return null;
  const iso = /(?:19|20)\d{2}-(\d{2})/.exec(text)?.[1];
  const number = iso ?? /^(\d{1,2})[./]/.exec(text)?.[1];
  if (number) return `${year}-${number.padStart(2, '0')}`;
  const at = monthStarts.findIndex((starts) => starts.some((start) => text.startsWith(start)));
  return at < 0 ? null : `${year}-${String(at + 1).padStart(2, '0')}`;
}

const without = (text: string, found: string): string =>
  text
    .replace(found, '   ')
    .replace(/\(\s*\)|\[\s*\]/g, '   ')
    .trim();

const ordered = (start: string | null, end: string | null, rest: string): Period =>
  start !== null && end !== null && end < start ? { start: null, end: null, rest } : { start, end, rest };

/** The first time that a line states, or null. One month alone is both start and end. */
export function periodIn(text: string): Period | null {
  const both = range.exec(text);
  if (both) return ordered(monthOf(both[1] ?? ''), monthOf(both[2] ?? ''), without(text, both[0]));
  const from = since.exec(text);
  if (from) return { start: monthOf(from[1] ?? ''), end: null, rest: without(text, from[0]) };
  const one = single.exec(text);
  if (!one) return null;
  const month = monthOf(one[1] ?? '');
  return { start: month, end: month, rest: without(text, one[0]) };
}
