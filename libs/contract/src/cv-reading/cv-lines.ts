/* A CV has a few hundred lines; what goes far beyond is no CV, and is not read to its end. */
const MOST_LINES = 1_500;
const LONGEST_LINE = 400;
const MARK = /^(?:[•●○▪■◦‣⁃·*–—-]|[→►])\s*/u;
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
}

/** Single spaces, composed letters, no control characters. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\u200b-\u200f\u2060\ufeff]+/gu, ' ')
    .trim();

/** For comparing: lower case, without accents and signs at the ends. */
export const foldForComparison = (text: string): string =>
  normalizeText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}.+#]+|[^\p{L}\p{N}+#]+$/gu, '');

function lineOf(source: string): CvLine {
  const cut = source.slice(0, LONGEST_LINE);
  const marked = cut.trim();
  const bullet = MARK.test(marked) && !/^[-–—*]?\d/.test(marked.replace(MARK, ''));
  const bare = bullet ? marked.replace(MARK, '') : marked;
  const cells = bare.split(GAP).map(normalizeText).filter(Boolean);
  return { raw: normalizeText(cut), text: normalizeText(bare), cells, bullet };
}

/** The lines of a text that say something. */
export const toLines = (text: string): CvLine[] =>
  text
    .slice(0, MOST_LINES * LONGEST_LINE)
    .split(/\r\n|[\r\n\f\v\u2028\u2029]/u, MOST_LINES)
    .map(lineOf)
    .filter((line) => line.text !== '');

/** The words that a finding rests on. */
export const quoteOf = (lines: readonly CvLine[]): string => lines.map((line) => line.raw).join('\n');
