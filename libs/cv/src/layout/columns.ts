import { periodIn } from '../reading/cv-dates.ts';
import { headingIn } from '../sections/headings.ts';
import { isSameRow, type Segment } from './segments.ts';

/** Part of a page that is read from its top to its end before the next. */
export interface Region {
  /** `full`, or which column from the left: `1`, `2`, and `1.2` for a column within a column. */
  readonly column: string;
  readonly segments: readonly Segment[];
  /** Whether it continues the region before: what stands beside a heading in a margin. */
  readonly continues?: boolean;
}

/** Left edges that differ by less are one, in points. */
const SAME_EDGE = 3;
/** What may reach over the edge of a column. */
const OVERHANG = 1;
/** Rows that each of two columns has at least. */
const LEAST_ROWS = 2;
/** Columns within columns are read as deep as this. */
const DEEPEST = 2;
/** Columns without headings are independent when fewer of their rows are level with those beside them. */
const MAX_ALIGNED = 0.6;
const LEAST_INDEPENDENT = 6;

interface Band {
  readonly crossing: boolean;
  readonly segments: readonly Segment[];
}

const bySize = (left: Segment, right: Segment): number => left.box.y - right.box.y || left.box.x - right.box.x;
const crosses = ({ box }: Segment, edge: number): boolean =>
  box.x < edge - OVERHANG && box.x + box.width > edge + OVERHANG;

/** Cuts a region at whatever reaches over an edge. */
function bandsAt(segments: readonly Segment[], edge: number): Band[] {
  const bands: { crossing: boolean; segments: Segment[] }[] = [];
  for (const segment of segments.toSorted(bySize)) {
    const crossing = crosses(segment, edge);
    const last = bands.at(-1);
    if (last?.crossing === crossing) last.segments.push(segment);
    else bands.push({ crossing, segments: [segment] });
  }
  return bands;
}

const hasContact = (segments: readonly Segment[]): boolean => segments.some(({ text }) => /\S@\S+\.\S/u.test(text));
const hasHeading = (segments: readonly Segment[]): boolean => segments.some(({ text }) => headingIn(text) !== null);

/** The share of the pieces of one side that stand level with one of the other. */
const alignedShare = (side: readonly Segment[], other: readonly Segment[]): number =>
  side.filter((segment) => other.some((each) => isSameRow(segment.box, each.box))).length / side.length;

/* A row of which one side is nothing but a time is that of a table. */
const isMarginOfDates = (side: readonly Segment[], other: readonly Segment[]): boolean =>
  side.some(({ text, box }) => periodIn(text)?.rest === '' && other.some((each) => isSameRow(box, each.box)));

/** Lines of a margin that are this close, in heights of a line, are one heading. */
const CLOSE = 1.7;

/** The lines of a margin by what belongs together: a heading may take several. */
function blocksOf(side: readonly Segment[]): Segment[][] {
  const blocks: Segment[][] = [];
  for (const segment of side.toSorted(bySize)) {
    const last = blocks.at(-1)?.at(-1);
    if (last && segment.box.y - last.box.y < CLOSE * last.box.height) blocks.at(-1)?.push(segment);
    else blocks.push([segment]);
  }
  return blocks;
}

const levelWith = (segment: Segment | undefined, others: readonly Segment[]): Segment[] =>
  others.filter(({ box }) => segment !== undefined && isSameRow(segment.box, box));

/** Whether one side is nothing but headings, each level with the beginning of what it is about. */
const isMarginOfHeadings = (side: readonly Segment[], others: readonly Segment[]): boolean =>
  blocksOf(side).every(
    (block) => headingIn(block.map(({ text }) => text).join(' ')) !== null && levelWith(block[0], others).length > 0,
  );

/** Puts each heading of a margin before what stands beside and below it, down to the next heading. */
function underHeadings(headings: readonly Segment[], others: readonly Segment[], column: string): Region[] {
  const blocks = blocksOf(headings);
  const starts = blocks.map(([first]) =>
    Math.min(...[first, ...levelWith(first, others)].map((each) => each?.box.y ?? 0)),
  );
  const between = (from: number, to: number): Segment[] => others.filter(({ box }) => box.y >= from && box.y < to);
  const parts = blocks.flatMap((block, index): Region[] => [
    { column, segments: block },
    { column, segments: between(starts[index] ?? 0, starts[index + 1] ?? Infinity), continues: true },
  ]);
  const before: Region = { column, segments: between(-Infinity, starts[0] ?? Infinity) };
  return [before, ...parts].filter(({ segments }) => segments.length > 0);
}

/* Months, labels and levels beside what they belong to are a table, which is read row by row; headings on both sides
   are columns. */
function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  if (left.length < LEAST_ROWS || right.length < LEAST_ROWS) return false;
  if (hasHeading(right) && (hasHeading(left) || hasContact(left))) return true;
  if (isMarginOfDates(left, right) || isMarginOfDates(right, left)) return false;
  const independent = Math.min(left.length, right.length) >= LEAST_INDEPENDENT;
  return independent && alignedShare(left, right) < MAX_ALIGNED && alignedShare(right, left) < MAX_ALIGNED;
}

const sides = (segments: readonly Segment[], edge: number): [Segment[], Segment[]] => [
  segments.filter(({ box }) => box.x + box.width <= edge + OVERHANG),
  segments.filter(({ box }) => box.x + box.width > edge + OVERHANG),
];

const columnSize = (band: Band, edge: number): number => {
  const [left, right] = sides(band.segments, edge);
  return !band.crossing && areColumns(left, right) ? Math.min(left.length, right.length) * 2 + band.segments.length : 0;
};

/** The left edge of a second column with most text beside each other, or null. */
function columnEdge(segments: readonly Segment[]): number | null {
  const edges: number[] = [];
  for (const { box } of segments.toSorted((segment, two) => segment.box.x - two.box.x))
    if (box.x - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > SAME_EDGE) edges.push(box.x);
  let best = { edge: 0, size: 0 };
  for (const edge of edges.slice(1)) {
    const starting = segments.filter(({ box }) => Math.abs(box.x - edge) <= SAME_EDGE).length;
    if (starting < LEAST_ROWS) continue;
    const bands = bandsAt(segments, edge);
    const crossing = bands.filter((band) => band.crossing).reduce((sum, band) => sum + band.segments.length, 0);
    const size = bands.reduce((sum, band) => sum + columnSize(band, edge), 0) - crossing + starting;
    if (size > best.size && bands.some((band) => columnSize(band, edge) > 0)) best = { edge, size };
  }
  return best.size > 0 ? best.edge : null;
}

const within = (outer: string, text: string): string => (outer === 'full' ? text : `${outer}.${text}`);

/** Cuts a page into the parts that are read one after the other: columns are found before lines. */
export function regionsOf(segments: readonly Segment[], column = 'full', depth = 0): Region[] {
  const edge = depth < DEEPEST ? columnEdge(segments) : null;
  if (edge === null) return segments.length > 0 ? [{ column, segments }] : [];
  const regions: Region[] = [];
  for (const band of bandsAt(segments, edge)) {
    const last = regions.at(-1);
    const [left, right] = sides(band.segments, edge);
    if (columnSize(band, edge) > 0 && isMarginOfHeadings(left, right))
      regions.push(...underHeadings(left, right, column));
    else if (columnSize(band, edge) > 0)
      [left, right].forEach((side, index) =>
        regions.push(...regionsOf(side, within(column, String(index + 1)), depth + 1)),
      );
    else if (last?.column === column) regions.splice(-1, 1, { column, segments: [...last.segments, ...band.segments] });
    else regions.push({ column, segments: band.segments });
  }
  return regions;
}
