import { regionsOf, type Region } from './columns.ts';
import { lineOf, MAX_LINES, saysSomething, type CvLine } from './cv-line.ts';
import { withoutRunningLines } from './running-lines.ts';
import { rowsOf, segmentsOf, type Segment } from './segments.ts';
import { boxAround, type PageContent } from './text-item.ts';

/** How a page is read: by its columns, or row by row over its whole width, which is what plain extraction does. */
export type PageOrder = 'columns' | 'top-to-bottom';

/** What the footer of all pages is called beside the columns. */
export const FOOTER = 'footer';

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
  const { pages: bodies, footer } = withoutRunningLines(
    pages.map((page) => segmentsOf(page.items)),
    pages.map((page) => page.height),
  );
  const regions = bodies.flatMap((page): Region[] =>
    order === 'columns' ? regionsOf(page) : [{ column: 'full', segments: page }],
  );
  if (footer.length > 0) regions.push({ column: FOOTER, segments: footer });
  let block = -1;
  return regions
    .flatMap((region) => linesOfRegion(region, region.continues ? block : ++block))
    .filter(saysSomething)
    .slice(0, MAX_LINES);
}
