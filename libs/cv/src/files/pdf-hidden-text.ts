import type { TextItem } from '../layout/text-item.ts';
import type { PaintedArea, PaintedText } from './pdf-painting.ts';

/** Below this contrast nobody tells letters from what is behind them: light grey on white has 1.3. */
const LEAST_CONTRAST = 1.2;
const LEAST_OPACITY = 0.1;
/** Letters smaller than this cannot be read, in points. */
const LEAST_HEIGHT = 3.75;
const PAPER = '#ffffff';

/* WCAG 2.2, "relative luminance". */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(left: string, right: string): number {
  const [first, second] = [luminanceOf(left), luminanceOf(right)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const covers = ({ left, right, bottom, top }: PaintedArea, { x, y }: PaintedText): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** The colours that may be behind a text; null among them for a picture or a pattern. */
function colorsBehind(text: PaintedText, areas: readonly PaintedArea[]): (string | null)[] {
  const below = areas.slice(0, text.above).filter((area) => covers(area, text));
  const last = below.findLastIndex(({ whole }) => whole);
  const colors = below.slice(Math.max(0, last)).map(({ color }) => color);
  return last < 0 ? [PAPER, ...colors] : colors;
}

/** Returns whether a text is painted so that nobody can see it. The layer of words over a scan belongs to its picture. */
export function isUnseen(text: PaintedText, areas: readonly PaintedArea[]): boolean {
  if (text.mode === 3 || text.mode === 7) return !areas.some((area) => area.color === null && covers(area, text));
  if (text.opacity < LEAST_OPACITY) return true;
  const { fill, mode } = text;
  /* Letters with an outline are seen by it. */
  if (fill === null || mode !== 0) return false;
  return colorsBehind(text, areas).every((color) => color !== null && contrastOf(fill, color) < LEAST_CONTRAST);
}

const isOutside = ({ box }: TextItem, { width, height }: Pick<PageView, 'width' | 'height'>): boolean =>
  box.x + box.width <= 0 || box.x >= width || box.y + box.height <= 0 || box.y >= height;

/** A piece of text, where its baseline begins on the page. */
export interface PlacedItem {
  readonly item: TextItem;
  readonly x: number;
  readonly y: number;
}

/* A piece of text may have been joined of several that were painted one by one. */
const belongsTo = ({ x, y }: PaintedText, placed: PlacedItem): boolean =>
  Math.abs(y - placed.y) < 1 && x >= placed.x - 0.5 && x < placed.x + placed.item.box.width;

/** The visible part of a page, in its own units. */
export interface PageView {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/* The reading of texts skips what begins outside of the page, so it is taken from the painting. */
const outsideItems = (texts: readonly PaintedText[], page: number, view: PageView): TextItem[] =>
  texts.flatMap(({ text, x, y, size }) => {
    const box = {
      x: x - view.left,
      y: view.height - (y - view.bottom) - size,
      width: text.length * size,
      height: size,
    };
    const item = { text, page, box };
    return /[\p{L}\p{N}]/u.test(text) && isOutside(item, view) ? [item] : [];
  });

interface SortedItems {
  readonly items: TextItem[];
  readonly hidden: TextItem[];
}

/**
 * Sorts the text of a page into what a reader sees and what nobody can see: in the colour of what is behind it, too
 * small to be read, or outside of the page.
 */
export function withoutHidden(
  placedItems: readonly PlacedItem[],
  { areas, texts }: { readonly areas: readonly PaintedArea[]; readonly texts: readonly PaintedText[] },
  page: number,
  view: PageView,
): SortedItems {
  const written = texts.filter(({ text }) => text.trim() !== '');
  const unseen = new Set(written.filter((text) => isUnseen(text, areas)));
  const rows = Map.groupBy(unseen.size === 0 ? [] : written, ({ y }) => Math.round(y));
  const sorted: SortedItems = { items: [], hidden: outsideItems(texts, page, view) };
  for (const placed of placedItems) {
    const { item } = placed;
    if (item.box.height < LEAST_HEIGHT || isOutside(item, view)) {
      sorted.hidden.push(item);
      continue;
    }
    const row = Math.round(placed.y);
    const painted = [row - 1, row, row + 1].flatMap((y) => rows.get(y) ?? []).filter((text) => belongsTo(text, placed));
    const hidden = painted.filter((text) => unseen.has(text));
    if (hidden.length === 0) sorted.items.push(item);
    else if (hidden.length === painted.length) sorted.hidden.push(item);
    else {
      const text = hidden.reduce((rest, { text: part }) => rest.replace(part.trim(), ''), item.text);
      sorted.items.push({ ...item, text });
      sorted.hidden.push({ ...item, text: hidden.map((part) => part.text).join('') });
    }
  }
  return sorted;
}
