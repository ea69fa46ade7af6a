import { POINT_MARK, type Segment } from './segments.ts';
import type { Box } from './text-item.ts';
import { wordsOf } from '../vocabulary/vocabulary.ts';

/* A CV has a few hundred lines; what goes far beyond is no CV, and is not read to its end. */
export const MAX_LINES = 1_500;
const LONGEST_LINE = 400;
const GAP = /\t| {3,}|\s[|·•]\s/u;

/** One line of a CV. */
export interface CvLine {
  /** As it stands there, with single spaces. */
  readonly raw: string;
  /** Without the mark of a list. */
  readonly text: string;
  /** What wide gaps or bars set apart. */
  readonly cells: readonly string[];
  readonly bullet: boolean;
  /** From 1; null where the format has no pages. */
  readonly page: number | null;
  readonly box: Box | null;
  /** Height of the letters; null where the format does not place them. */
  readonly size: number | null;
  /** Its pieces at their places, from the left; none where the format does not place them. */
  readonly segments: readonly Segment[];
  /** How far its column reaches beyond its end, in points; null where the format does not place it. */
  readonly room: number | null;
  /** Counts up with every new column or region of a page. */
  readonly block: number;
  /** The column of the page: the whole width, or the part from the left. */
  readonly column: string;
}

export type LinePlace = Pick<CvLine, 'page' | 'box' | 'size' | 'segments' | 'room' | 'block' | 'column'>;
export const noPlace: LinePlace = {
  page: null,
  box: null,
  size: null,
  segments: [],
  room: null,
  block: 0,
  column: 'full',
};

/** Returns where a line is. */
export const placeOf = ({ page, box, size, segments, room, block, column }: LinePlace): LinePlace => ({
  page,
  box,
  size,
  segments,
  room,
  block,
  column,
});

const ligatures: Readonly<Record<string, string>> = {
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};

/** Single spaces, composed letters, no ligatures, no control characters. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/g, (sign) => ligatures[sign] ?? sign)
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\u200b-\u200f\u2060\ufeff\ue000-\uf8ff]+/gu, ' ')
    .trim();

/** For comparing: lower case, without accents and signs at the ends. */
export const foldForComparison = (text: string): string =>
  normalizeText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}.+#]+|[^\p{L}\p{N}+#]+$/gu, '');

const SPACED_WORD = String.raw`[\p{L}&](?: [\p{L}&])*`;
const SPACED = new RegExp(`^\\s*${SPACED_WORD}(?: {2,}${SPACED_WORD})*\\s*$`, 'u');
const LEAST_SPACED = 4;

/** Returns a text without the spaces between letters that are set apart for looks: "A D A   S T E I N". */
function closeLetters(text: string): string {
  const words = text.trim().split(/ {2,}/u);
  const isSpaced = SPACED.test(text) && words.some((word) => word.length >= 2 * LEAST_SPACED - 1);
  return isSpaced ? words.map((word) => word.replaceAll(' ', '')).join(' ') : text;
}

/** Makes a line of text, of which wide gaps set cells apart. */
export function lineOf(source: string, place: LinePlace = noPlace): CvLine {
  const cut = closeLetters(source.slice(0, LONGEST_LINE))
    .replace(/\u00ad(?!\s*$)/gu, '')
    .replace(/[\ue000-\uf8ff]/gu, '•');
  const marked = cut.trim();
  const bullet = POINT_MARK.test(marked) && !/^[-–—*]?\d/.test(marked.replace(POINT_MARK, ''));
  const bare = bullet ? marked.replace(POINT_MARK, '') : marked;
  const cells = bare.split(GAP).map(normalizeText).filter(Boolean);
  return { raw: normalizeText(cut), text: normalizeText(bare), cells, bullet, ...place };
}

const DRAWN = /^(?:[=_~*#–—.·•+-]\s?){3,}$/u;
const MARKS = /^[•\s]*$/u;
/** Whether a line says something, and is neither a mark alone nor drawn with signs below a heading. */
export const saysSomething = ({ text, raw }: CvLine): boolean => !MARKS.test(text) && !DRAWN.test(raw);

/** The lines of a text that say something. */
export const linesOfText = (text: string): CvLine[] =>
  text
    .slice(0, MAX_LINES * LONGEST_LINE)
    .split(/\r\n|[\r\n\f\v\u2028\u2029]/u, MAX_LINES)
    .map((line) => lineOf(line))
    .filter(saysSomething);

/* Letters differ in width: a word counts as fitting only where there is room to spare. */
const SPARE = 1.4;

/**
 * Whether the first word of the next line would have fitted behind a line, so that somebody began a new line on
 * purpose; null where the format does not place lines.
 */
export function endsEarly({ room, page, block }: CvLine, next: CvLine): boolean | null {
  if (room === null || !next.box || next.page !== page || next.block !== block) return null;
  const [word = ''] = next.raw.split(' ');
  return room > ((word.length + 1) * next.box.width * SPARE) / Math.max(1, next.raw.length);
}

const conjunctions: ReadonlySet<string> = new Set(wordsOf('and'));

/** Puts together what went over the end of a line, and a word that was divided there. */
export function joinWrapped(before: string, after: string): string {
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after;
  const divided = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after);
  /* "Wirtschafts- und Sozialwissenschaften" is no divided word. */
  const next = after.split(/\s/u, 1)[0] ?? '';
  return divided && !conjunctions.has(next.toLowerCase()) ? before.slice(0, -1) + after : `${before} ${after}`;
}

/** Returns a text of lines as one paragraph. */
export const paragraphOf = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : lines.reduce((text, line) => joinWrapped(text, line));
