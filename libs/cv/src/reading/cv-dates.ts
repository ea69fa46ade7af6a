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
const BARE_YEAR = '(?:19|20)\\d{2}';
const YEAR = `${BARE_YEAR}${STOP}`;
const MONTH = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const SEASON = `(?:(?:${anyOf('seasons')})\\.? ?)?`;
/* "2022/23" is a year of studies, "2022/09" and "2022-09" are a month. */
const DATE = [
  `(?:${DAY}(?:\\.|st|nd|rd|th)? ?)?(?:${NAMES})\\.?(?: ${DAY}(?:st|nd|rd|th)?)?,? ?(?:of )?(?:${YEAR}|['’]\\d{2}${STOP})`,
  `${BARE_YEAR}[-./](?:0[1-9]|1[0-2])(?!\\d)`,
  `${SEASON}${BARE_YEAR}/(?:\\d{4}|\\d{2})(?!\\d)`,
  `(?:${DAY}\\. ?)?${MONTH}(?:[./] ?|-)${YEAR}`,
  `${SEASON}${YEAR}`,
].join('|');
const ISO_MONTH = `${BARE_YEAR}-(?:0[1-9]|1[0-2])(?!\\d)`;
/** A month with two digits of its year, which only a period tells from another number. */
const SHORT = `${MONTH}[./]\\d{2}(?![\\d./])`;
const OPEN = anyOf('open');
const EXPECTED = `(?:(?:${anyOf('expected')}):? )?`;
/* "(expected)" behind a time belongs to it. */
const REMARK = `(?: ?\\((?:${anyOf('expected')})\\))?`;
const DASH = `(?:-|–|—|−|→|~)`;
const TO = `(?:${DASH}|(?:${anyOf('until')}))`;
const FROM = `(?:(?:${anyOf('since')}|${anyOf('from')}) )?`;
const patternAt = (pattern: string): RegExp => new RegExp(`${START}${pattern}${REMARK}`, 'iu');
const ranges = [
  patternAt(`${FROM}(${DATE}|(?:${NAMES})\\.?) ?${TO} ?\\(?${EXPECTED}(${DATE}|(?:${OPEN})${STOP})`),
  patternAt(`(${ISO_MONTH}) ?/ ?(${ISO_MONTH}|(?:${OPEN})${STOP})`),
  patternAt(`((?:${NAMES})\\.?) ?/ ?((?:${NAMES})\\.? ${YEAR})`),
  patternAt(`(${MONTH})\\.? ?${DASH} ?(${MONTH}[./] ?${YEAR})`),
  patternAt(`${FROM}(${SHORT}) ?${TO} ?(${SHORT}|(?:${OPEN})${STOP})`),
  patternAt(`(${BARE_YEAR}) ?[-–—] ?(\\d{2}${STOP})`),
];
const since = patternAt(`(?:(?:${OPEN}),? )?(?:${anyOf('since')}) (${DATE}|${SHORT})`);
const toOpen = new RegExp(`${START}(${DATE}) ?(?:-|–|—)(?=\\s*(?:$| {2,}))`, 'iu');
const single = patternAt(`${EXPECTED}(${DATE})`);
const isOpen = new RegExp(`^(?:${OPEN})$`, 'iu');

type Edge = 'start' | 'end';

/** The years of "2022/23", or null. */
function yearPair(text: string, edge: Edge): string | null {
  const [, first = '', second = ''] = /((?:19|20)\d{2})\/(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  const next = first === '' ? 0 : Number(first) + 1;
  if (next === 0 || Number(second.slice(-2)) !== next % 100) return null;
  return edge === 'start' ? first : String(next);
}

const twoDigits = (month: string): string => month.padStart(2, '0');

/** The month that figures state, as "2022-09", "09.2022", "9/22" or "2022/09" do. */
function monthInFigures(text: string): string | null {
  const short = /^(\d{1,2})[./](\d{2})$/.exec(text);
  if (short) return `20${short[2] ?? ''}-${twoDigits(short[1] ?? '')}`;
  const after = /((?:19|20)\d{2})[-./](\d{2})(?!\d)/.exec(text);
  if (after) return `${after[1] ?? ''}-${after[2] ?? ''}`;
  const before = /(?:^|\D)(\d{1,2})(?:[./] ?|-)((?:19|20)\d{2})/.exec(text);
  return before ? `${before[2] ?? ''}-${twoDigits(before[1] ?? '')}` : null;
}

/**
 * The date that words name, as YYYY-MM or YYYY.
 * @param edge of a year of studies, "2022/23", its beginning or its end
 */
export function dateOf(words: string, edge: Edge = 'start'): string | null {
  const text = words.toLowerCase();
  const inFigures = yearPair(text, edge) ?? monthInFigures(text);
  if (inFigures) return inFigures;
  const year = /(?:19|20)\d{2}/.exec(text)?.[0] ?? /['’](\d{2})$/.exec(text)?.[1]?.replace(/^/, '20');
  if (!year) return null;
  const name = text.match(/\p{L}+/gu)?.find((word) => monthNumbers.has(word)) ?? '';
  const month = monthNumbers.get(name);
  return month ? `${year}-${twoDigits(String(month))}` : year;
}

const without = (text: string, match: string): string =>
  text
    .replace(match, '   ')
    .replace(/\(\s*\)|\[\s*\]/g, '   ')
    .replace(/[,;(]\s*$/u, '')
    .trim();

/* "March – June 2025" and "07–09/2024" name the year once, and "2019–23" the century. */
function wholeDates(start: string, end: string): [string, string] {
  const year = /(?:19|20)\d{2}/.exec(end)?.[0] ?? '';
  if (/^\d{1,2}$/.test(start)) return [`${start}/${year}`, end];
  if (/^\d{2}$/.test(end)) return [start, `${start.slice(0, 2)}${end}`];
  return [/\d{2}/.test(start) ? start : `${start} ${year}`, end];
}

function rangeOf(text: string, [matchedText, written = '', last = '']: readonly string[]): Period | null {
  const open = isOpen.test(last);
  const [first, until] = wholeDates(written, last);
  const start = dateOf(first);
  const end = open ? null : dateOf(until, 'end');
  if (start === null) return null;
  const base = { open, words: matchedText ?? '', rest: without(text, matchedText ?? '') };
  const reversed = end !== null && end.slice(0, start.length) < start.slice(0, end.length);
  return reversed ? { start: null, end: null, ...base } : { start, end, ...base };
}

function rangeIn(text: string): Period | null {
  for (const range of ranges) {
    const both = range.exec(text);
    const stated = both && rangeOf(text, [...both]);
    /* "2025-02" is a month, and no time from 2025 to 2002. */
    const isMonth = both !== null && /^\d{4}-\d{2}$/u.test(both[0]) && stated?.start === null;
    if (stated && !isMonth) return stated;
  }
  return null;
}

/** Whether a text states a time that ends before it begins, which is read as none. */
export function isReversedPeriod(text: string): boolean {
  const stated = rangeIn(text);
  return stated !== null && stated.start === null;
}

/** The first time that a line states, or null. One date alone is both start and end. */
export function periodIn(text: string): Period | null {
  if (!/\d{2}/u.test(text)) return null;
  const stated = rangeIn(text);
  if (stated) return stated;
  const from = since.exec(text) ?? toOpen.exec(text);
  if (from) {
    const words = from[0];
    return { start: dateOf(from[1] ?? ''), end: null, open: true, words, rest: without(text, words) };
  }
  const alone = single.exec(text);
  if (!alone) return null;
  const [words, date = ''] = alone;
  return { start: dateOf(date), end: dateOf(date, 'end'), open: false, words, rest: without(text, words) };
}

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
