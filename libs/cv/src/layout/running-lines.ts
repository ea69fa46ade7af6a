import { anyOf, wordsOf } from '../vocabulary/vocabulary.ts';
import { foldForComparison } from './cv-line.ts';
import { POINT_MARK, rowsOf, type Segment } from './segments.ts';

const OF = '(?:/|of|von|sur)';
const PAGE_NUMBER = new RegExp(
  `^(?:(?:${anyOf('pageWords')})\\s*)?[-–]?\\s*\\d{1,2}\\s*[-–]?(?:\\s*${OF}\\s*\\d{1,2})?$`,
  'iu',
);
/** A page number behind or before other words: "Ada Kern – page 2 of 3", "2 | Ada Kern". */
const NUMBERING = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${anyOf('pageWords')})\\s*)?\\d{1,2}(?:\\s*${OF}\\s*\\d{1,2})?\\s*$|^\\s*\\d{1,2}(?=\\s*[|·•–-]?\\s*\\p{L})`,
  'iu',
);
/** The part of a page, from its top and its end, where headers and footers are. */
const MARGIN = 0.1;
/** How many rows at the top of the first page a running line says again: the name and its contacts. */
export const HEAD_ROWS = 8;

/** What stands at the top of a CV, row by row. */
export interface HeadRow {
  readonly text: string;
  /** Height of its letters; 0 where the format does not place them. */
  readonly size: number;
}

const wordsIn = (text: string): string[] =>
  text
    .split(/[\s|·•,;:–—()-]+/u)
    .map(foldForComparison)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Words that a running line has beside those of the head: "Curriculum vitae of Ada Kern". */
const ownWords: ReadonlySet<string> = new Set([...wordsOf('titles').flatMap(wordsIn), 'of', 'von', 'de']);

/**
 * Returns whether a line in a header or footer says nothing new: a page number, a page number beside words of the head
 * of the CV, or the name again with no more than such words.
 */
export function isRunningLine(text: string, head: readonly HeadRow[]): boolean {
  if (PAGE_NUMBER.test(text.trim())) return true;
  if (POINT_MARK.test(text.trim())) return false;
  const headWords = new Set(head.flatMap((row) => wordsIn(row.text)));
  const isNumbered = NUMBERING.test(text);
  const words = wordsIn(isNumbered ? text.replace(NUMBERING, '') : text).filter((word) => !ownWords.has(word));
  if (words.length === 0) return isNumbered;
  if (!words.every((word) => headWords.has(word))) return false;
  const largest = Math.max(...head.map(({ size }) => size));
  const nameWords = wordsIn(head.find(({ size }) => size === largest)?.text ?? '');
  return isNumbered || (words.length > 1 && nameWords.every((word) => words.includes(word)));
}

const isInMargin = ({ box }: Segment, height: number): boolean =>
  box.y < height * MARGIN || box.y + box.height > height * (1 - MARGIN);

const keyOf = ({ text, box }: Segment): string =>
  `${text.replace(/\d+/gu, '#').trim()}@${Math.round(box.x / 4)},${Math.round(box.y / 4)}`;

const rowText = (row: readonly Segment[]): string => row.map(({ text }) => text.trim()).join('   ');

function headOf(segments: readonly Segment[]): HeadRow[] {
  const rows = rowsOf(segments).slice(0, HEAD_ROWS);
  return rows.map((row) => ({ text: rowText(row), size: Math.max(...row.map(({ box }) => box.height)) }));
}

/** The first page on which a header or footer stands, by its words and its place, if it is on a later one as well. */
function repeatedKeys(pages: readonly (readonly Segment[])[], heights: readonly number[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const repeated = new Map<string, number>();
  pages.forEach((segments, index) => {
    for (const segment of segments.filter((each) => isInMargin(each, heights[index] ?? 0))) {
      const key = keyOf(segment);
      const before = first.get(key);
      if (before === undefined) first.set(key, index);
      else if (before < index) repeated.set(key, before);
    }
  });
  return repeated;
}

/** The pages of a document without their running headers and footers. */
export interface PagesWithoutRunningLines {
  readonly pages: readonly (readonly Segment[])[];
  /** The footer of the first page, which the others repeat: it may hold the contacts, and belongs to no section. */
  readonly footer: readonly Segment[];
}

/** Leaves out page numbers, and headers and footers that repeat each other or say the name again. */
export function withoutRunningLines(
  pages: readonly (readonly Segment[])[],
  heights: readonly number[],
): PagesWithoutRunningLines {
  const head = headOf(pages[0] ?? []);
  const repeated = repeatedKeys(pages, heights);
  const isFooter = (segment: Segment): boolean =>
    repeated.has(keyOf(segment)) && segment.box.y > (heights[0] ?? 0) * (1 - 2 * MARGIN);
  const bodies = pages.map((segments, index) => {
    const isMargin = (segment: Segment): boolean => isInMargin(segment, heights[index] ?? 0);
    /* A row of the head says nothing of itself again. */
    const headBeside = (text: string): HeadRow[] => (index === 0 ? head.filter((row) => row.text !== text) : head);
    const isRunning = (text: string): boolean => isRunningLine(text, headBeside(text));
    const running = new Set(
      rowsOf(segments.filter(isMargin))
        .filter((row) => isRunning(rowText(row)))
        .flat(),
    );
    const isNew = (segment: Segment): boolean => index === 0 || !repeated.has(keyOf(segment));
    return segments.filter(
      (segment) =>
        !running.has(segment) && (!isMargin(segment) || (isNew(segment) && !PAGE_NUMBER.test(segment.text.trim()))),
    );
  });
  const [firstPage = [], ...laterPages] = bodies;
  const footer = firstPage.filter((segment) => isInMargin(segment, heights[0] ?? 0) && isFooter(segment));
  return { pages: [firstPage.filter((segment) => !footer.includes(segment)), ...laterPages], footer };
}
