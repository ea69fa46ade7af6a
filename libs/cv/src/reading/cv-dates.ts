import { anyOf, escapePattern, vocabularies } from '../vocabulary/vocabulary.ts';

/** A time as a CV states it: YYYY-MM, or YYYY where it names no month. */
export interface Period {
  readonly start: string | null;
  readonly end: string | null;
  /** It says that it lasts until today. */
  readonly open: boolean;
  /** The words that state it. */
  readonly words: string;
  /** The line without the time, where it stood a gap. */
  readonly rest: string;
}

const monthNumbers: ReadonlyMap<string, number> = new Map(
  vocabularies.flatMap(({ months }) =>
    months.flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
  ),
);
const NAMES = [...monthNumbers.keys()]
  .toSorted((left, right) => right.length - left.length)
  .map(escapePattern)
  .join('|');
const START = '(?<![\\p{L}\\p{N}])';
const STOP = '(?![\\p{L}\\p{N}])';
const YEAR = `(?:19|20)\\d{2}${STOP}`;
const DAY_PATTERN = '(?:(?:0?[1-9]|[12]\\d|3[01])\\. ?)?';
const DATE = `(?:${DAY_PATTERN}(?:${NAMES})\\.?,? ?(?:${YEAR}|['’]\\d{2}${STOP})|${YEAR.replace(STOP, '')}-(?:0[1-9]|1[0-2])(?!\\d)|${DAY_PATTERN}(?:0?[1-9]|1[0-2])[./] ?${YEAR}|${YEAR})`;
const OPEN = anyOf('open');
const EXPECTED = `(?:(?:${anyOf('expected')}):? )?`;
const range = new RegExp(
  `${START}(?:(?:${anyOf('since')}) )?(${DATE}|(?:${NAMES})\\.?) ?(?:-|–|—|−|${anyOf('until')}) ?\\(?${EXPECTED}(${DATE}|(?:${OPEN})${STOP})`,
  'iu',
);
const since = new RegExp(`${START}(?:${anyOf('since')}) (${DATE})`, 'iu');
const toOpen = new RegExp(`${START}(${DATE}) ?(?:-|–|—)(?=\\s*(?:$| {2,}))`, 'iu');
const single = new RegExp(`${START}${EXPECTED}(${DATE})`, 'iu');
const isOpen = new RegExp(`^(?:${OPEN})$`, 'iu');

/** The date that words name, as YYYY-MM or YYYY. */
export function dateOf(words: string): string | null {
  const text = words.toLowerCase();
  const year = /(?:19|20)\d{2}/.exec(text)?.[0] ?? /['’](\d{2})$/.exec(text)?.[1]?.replace(/^/, '20');
  if (!year) return null;
  const number = /(?:19|20)\d{2}-(\d{2})/.exec(text)?.[1] ?? /(?:^|\D)(\d{1,2})[./] ?(?:19|20)\d{2}/.exec(text)?.[1];
  if (number) return `${year}-${number.padStart(2, '0')}`;
  const name = /\p{L}+/u.exec(text)?.[0] ?? '';
  const month = monthNumbers.get(name);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

const without = (text: string, match: string): string =>
  text
    .replace(match, '   ')
    .replace(/\(\s*\)|\[\s*\]/g, '   ')
    .replace(/[,;(]\s*$/u, '')
    .trim();

/* "March – June 2025" names the year once. */
const withYearOf = (start: string, end: string): string =>
  /\d{2}/.test(start) ? start : `${start} ${/(?:19|20)\d{2}/.exec(end)?.[0] ?? ''}`;

function rangeOf(text: string, [matchedText, first = '', last = '']: readonly string[]): Period | null {
  const open = isOpen.test(last);
  const start = dateOf(withYearOf(first, last));
  const end = open ? null : dateOf(last);
  if (start === null) return null;
  const base = { open, words: matchedText ?? '', rest: without(text, matchedText ?? '') };
  const reversed = end !== null && end.slice(0, start.length) < start.slice(0, end.length);
  return reversed ? { start: null, end: null, ...base } : { start, end, ...base };
}

/** The first time that a line states, or null. One date alone is both start and end. */
export function periodIn(text: string): Period | null {
  const both = range.exec(text);
  const stated = both && rangeOf(text, [...both]);
  if (stated) return stated;
  const from = since.exec(text) ?? toOpen.exec(text);
  if (from) {
    const words = from[0];
    return { start: dateOf(from[1] ?? ''), end: null, open: true, words, rest: without(text, words) };
  }
  const alone = single.exec(text);
  if (!alone) return null;
  const date = dateOf(alone[1] ?? '');
  return { start: date, end: date, open: false, words: alone[0], rest: without(text, alone[0]) };
}

const TO = `(?:-|–|—|−|(?:${anyOf('until')}))`;
/* What is left of a period where a line breaks off, with what the next line then begins with. */
const breaks: readonly (readonly [RegExp, RegExp])[] = [
  [
    new RegExp(`${START}(?:${DATE}|(?:${NAMES})\\.?) ?${TO}$`, 'iu'),
    new RegExp(`^\\(?${EXPECTED}(?:${DATE}|(?:${OPEN})${STOP})\\)?$`, 'iu'),
  ],
  [new RegExp(`${START}${DATE} ?${TO} ?(?:${NAMES})\\.?$`, 'iu'), new RegExp(`^${YEAR}$`, 'u')],
];

/** Whether a text breaks off within a period, which continues in the next: "March 2023 –" and "May 2024". */
export const isBrokenPeriod = (text: string, next: string): boolean =>
  breaks.some(([before, after]) => before.test(text.trim()) && after.test(next.trim()));
