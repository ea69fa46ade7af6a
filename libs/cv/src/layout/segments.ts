import { boxAround, type Box, type TextItem } from './text-item.ts';

/**
 * The mark of a point at the beginning of a line. Word processors print the signs of their symbol fonts as the letters
 * at the same places: "§", "Ø", "ü" and "o".
 */
export const POINT_MARK = /^(?:[•●○▪■◦‣⁃∙◆◇·*–—-]|[→►➢➤✓]|[+>»›▸❖✔§Øü](?=\s)|o(?=\s+\p{Lu}))\s*/u;

/** Returns whether a text is nothing but the mark of a point. */
const isMark = (text: string): boolean => POINT_MARK.test(text.trim()) && text.trim().replace(POINT_MARK, '') === '';

/** Text of one row without a wide gap in it. */
export interface Segment {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
}

/** Gaps, as shares of the height of the letters: where a word ends, and where what follows stands apart. */
const WORD_GAP = 0.15;
const WIDE_GAP = 1;

const middle = ({ y, height }: Box): number => y + height / 2;

/** Whether two pieces stand in one row. */
export const isSameRow = (left: Box, right: Box): boolean =>
  Math.abs(middle(left) - middle(right)) < 0.5 * Math.min(left.height, right.height);

/* The mark of a point may be smaller than its text, and stand above or below the middle of it. */
function withRowsOfMarks(items: readonly TextItem[]): TextItem[] {
  const marks = items.filter((item) => isMark(item.text));
  if (marks.length === 0) return [...items];
  const texts = items.filter((item) => !marks.includes(item));
  return items.map((item) => {
    if (!marks.includes(item)) return item;
    const row = texts
      .filter(({ box }) => box.x > item.box.x && middle(item.box) > box.y && middle(item.box) < box.y + box.height)
      .reduce<TextItem | null>((nearest, text) => (nearest && nearest.box.x <= text.box.x ? nearest : text), null);
    return row && !isSameRow(row.box, item.box)
      ? { ...item, box: { ...item.box, y: middle(row.box) - item.box.height / 2 } }
      : item;
  });
}

/** Puts pieces into rows, from the top; each row from the left. */
export function rowsOf<T extends { readonly box: Box }>(items: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const item of items.toSorted((left, right) => middle(left.box) - middle(right.box))) {
    const first = rows.at(-1)?.[0];
    if (first && isSameRow(first.box, item.box)) rows.at(-1)?.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((left, right) => left.box.x - right.box.x));
}

/** The distance at which pieces belong to one phrase: less for a list of which one is a mark. */
function joins(before: TextItem, after: TextItem): boolean {
  const gap = after.box.x - before.box.x - before.box.width;
  return gap < WIDE_GAP * Math.max(before.box.height, after.box.height);
}

/* Letters that are set apart for looks: what is between two such words has to be wider than what is between them. */
const SPACED = /^\s*\p{L}(?: \p{L})+\s*$/u;

function joinedText(row: readonly TextItem[]): string {
  let text = '';
  let right: number | null = null;
  let isSpaced = false;
  for (const { text: segmentText, box } of row) {
    const apart = right !== null && box.x - right > WORD_GAP * box.height;
    const between = isSpaced && SPACED.test(segmentText) ? '  ' : ' ';
    text += (apart && !/\s$/u.test(text) ? between : '') + segmentText;
    isSpaced = SPACED.test(segmentText);
    right = box.x + box.width;
  }
  return text;
}

const segmentOf = (items: readonly TextItem[]): Segment[] => {
  const box = boxAround(items.map((item) => item.box));
  const text = joinedText(items);
  return box && text.trim() !== '' ? [{ text, page: items[0]?.page ?? 1, box }] : [];
};

/** Joins the pieces of a page that belong together within their rows. */
export function segmentsOf(items: readonly TextItem[]): Segment[] {
  return rowsOf(withRowsOfMarks(items.filter((item) => item.text.trim() !== ''))).flatMap((row) => {
    const groups: TextItem[][] = [];
    for (const item of row) {
      const before = groups.at(-1)?.at(-1);
      if (before && joins(before, item)) groups.at(-1)?.push(item);
      else groups.push([item]);
    }
    return groups.flatMap(segmentOf);
  });
}
