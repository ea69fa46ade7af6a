import { anyOf } from '../vocabulary/vocabulary.ts';
import { regionsOf, type Region } from './columns.ts';
import { lineOf, MAX_LINES, saysSomething, type CvLine } from './cv-line.ts';
import { rowsOf, segmentsOf, type Segment } from './segments.ts';
import { boxAround, type PageContent } from './text-item.ts';

/** How a page is read: by its columns, or row by row over its whole width, which is what plain extraction does. */
export type PageOrder = 'columns' | 'top-to-bottom';

const PAGE_NUMBER = new RegExp(
  `^(?:(?:${anyOf('pageWords')})\\s*)?[-–]?\\s*\\d{1,2}\\s*[-–]?(?:\\s*(?:/|of|von)\\s*\\d{1,2})?$`,
  'iu',
);
/** The part of a page, from its top and its end, where headers and footers are. */
const MARGIN = 0.1;

const isInMargin = ({ box }: Segment, height: number): boolean =>
  box.y < height * MARGIN || box.y + box.height > height * (1 - MARGIN);

const keyOf = ({ text, box }: Segment): string =>
  `${text.replace(/\d+/gu, '#').trim()}@${Math.round(box.x / 4)},${Math.round(box.y / 4)}`;

/** Leaves out page numbers, and headers and footers that repeat those of an earlier page. */
function withoutRepetitions(pages: readonly (readonly Segment[])[], heights: readonly number[]): Segment[][] {
  const seen = new Set<string>();
  return pages.map((segments, index) => {
    const height = heights[index] ?? 0;
    const bodySegments = segments.filter((segment) => {
      if (!isInMargin(segment, height)) return true;
      if (PAGE_NUMBER.test(segment.text.trim())) return false;
      return !(index > 0 && seen.has(keyOf(segment)));
    });
    for (const segment of segments) if (isInMargin(segment, height)) seen.add(keyOf(segment));
    return bodySegments;
  });
}

const rightOf = (segment: Segment | undefined): number => (segment ? segment.box.x + segment.box.width : 0);

function linesOfRegion({ segments, column }: Region, block: number): CvLine[] {
  const rows = rowsOf(segments);
  /* Dates at the edge of a page are further to the right than the text beside them. */
  const edge = Math.max(...rows.filter((row) => row.length === 1).map((row) => rightOf(row.at(-1))));
  return rows.map((row) => {
    const box = boxAround(row.map((segment) => segment.box));
    const size = Math.max(...row.map((segment) => segment.box.height));
    return lineOf(row.map(({ text }) => text.trim()).join('   '), {
      page: row[0]?.page ?? 1,
      box,
      size,
      segments: row,
      room: Math.max(0, edge - rightOf(row.at(-1))),
      block,
      column,
    });
  });
}

/** Returns the lines of a document in the order in which a person reads them, with their places. */
export function linesOfPages(pages: readonly PageContent[], order: PageOrder = 'columns'): CvLine[] {
  const segments = withoutRepetitions(
    pages.map((page) => segmentsOf(page.items)),
    pages.map((page) => page.height),
  );
  const regions = segments.flatMap((page): Region[] =>
    order === 'columns' ? regionsOf(page) : [{ column: 'full', segments: page }],
  );
  let block = -1;
  return regions
    .flatMap((region) => linesOfRegion(region, region.continues ? block : ++block))
    .filter(saysSomething)
    .slice(0, MAX_LINES);
}
