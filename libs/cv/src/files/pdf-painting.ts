import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];
type Operator = (painter: PagePainter, parts: readonly unknown[]) => void;
/** As PDF writes it: [a, b, c, d, x, y]. */
type Matrix = readonly [number, number, number, number, number, number];

interface Graphics {
  readonly matrix: Matrix;
  /** As #rrggbb; null for a pattern. */
  readonly fill: string | null;
  readonly opacity: number;
  /** 3 and 7 paint nothing (ISO 32000-1, 9.3.6). */
  readonly mode: number;
  readonly size: number;
  readonly stretch: number;
  readonly leading: number;
  readonly letterSpace: number;
  readonly wordSpace: number;
}

/** What is painted on a page, in its own units. */
export interface PaintedArea {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Null for a picture or a pattern. */
  readonly color: string | null;
  /** A rectangle covers all of its area; of another shape nobody knows. */
  readonly whole: boolean;
}

/** A piece of text as it is painted; its place is where its baseline begins. */
export interface PaintedText extends Pick<Graphics, 'fill' | 'opacity' | 'mode' | 'size'> {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** How many areas were painted before it. */
  readonly above: number;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const initial: Graphics = {
  matrix: identity,
  fill: '#000000',
  opacity: 1,
  mode: 0,
  size: 1,
  stretch: 1,
  leading: 0,
  letterSpace: 0,
  wordSpace: 0,
};

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) || value instanceof Float32Array || value instanceof Float64Array
    ? Array.from<unknown, number>(value, Number)
    : [];

function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = numbersIn(value);
  return [a, b, c, d, x, y];
}

const multiply = ([a, b, c, d, x, y]: Matrix, [e, f, g, h, v, w]: Matrix): Matrix => [
  a * e + c * f,
  b * e + d * f,
  a * g + c * h,
  b * g + d * h,
  a * v + c * w + x,
  b * v + d * w + y,
];

const moved = (matrix: Matrix, x: number, y: number): Matrix => multiply(matrix, [1, 0, 0, 1, x, y]);

/* The path of a rectangle: a beginning, three or four straight lines and an end. */
function isRectangle(path: readonly number[]): boolean {
  const [first, , , ...rest] = path;
  const xs = new Set([path[1], ...rest.filter((_, index) => index % 3 === 1)]);
  const lines = rest.length - (rest.length % 3);
  const straight = Array.from({ length: lines / 3 }, (_, index) => rest[index * 3]).every((sign) => sign === 1);
  return first === 0 && straight && (lines === 9 || lines === 12) && xs.size === 2;
}

/** Follows the operators of a page, and notes its areas and its texts. */
class PagePainter {
  readonly areas: PaintedArea[] = [];
  readonly texts: PaintedText[] = [];
  readonly #saved: Graphics[] = [];
  graphics = initial;
  #line: Matrix = identity;
  #text: Matrix = identity;

  set(change: Partial<Graphics>): void {
    this.graphics = { ...this.graphics, ...change };
  }

  save(): void {
    this.#saved.push(this.graphics);
  }

  restore(): void {
    this.graphics = this.#saved.pop() ?? this.graphics;
  }

  transform(matrix: unknown): void {
    this.set({ matrix: multiply(this.graphics.matrix, matrixOf(matrix)) });
  }

  beginLine(matrix: unknown): void {
    this.#line = matrixOf(matrix);
    this.#text = this.#line;
  }

  move(x: number, y: number): void {
    this.beginLine(moved(this.#line, x, y));
  }

  paint([left, bottom, right, top]: readonly number[], color: string | null, whole: boolean): void {
    const corners = [left, right].flatMap((x = 0) =>
      [bottom, top].map((y = 0) => moved(this.graphics.matrix, x, y).slice(4)),
    );
    const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
    const area = { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
    this.areas.push({ ...area, color, whole });
  }

  show(glyphs: unknown): void {
    const { matrix, size, stretch, letterSpace, wordSpace, fill, opacity, mode } = this.graphics;
    const [, , , rise, x, y] = multiply(matrix, this.#text);
    let [text, advance] = ['', 0];
    for (const glyph of Array.isArray(glyphs) ? (glyphs as unknown[]) : []) {
      if (typeof glyph === 'number') advance -= (glyph / 1000) * size;
      if (typeof glyph !== 'object' || glyph === null) continue;
      const width = 'width' in glyph ? Number(glyph.width) : 0;
      text += 'unicode' in glyph && typeof glyph.unicode === 'string' ? glyph.unicode : '';
      advance += (width / 1000) * size + letterSpace + ('isSpace' in glyph && glyph.isSpace === true ? wordSpace : 0);
    }
    this.#text = moved(this.#text, advance * stretch, 0);
    this.texts.push({ text, x, y, size: Math.abs(size * rise), fill, opacity, mode, above: this.areas.length });
  }
}

const colorOf = (value: unknown): string | null =>
  typeof value === 'string' && /^#[\da-f]{6}$/iu.test(value) ? value : null;

const isPainted = (opacity: number): boolean => opacity > 0.5;

/** What each operator of a page does. */
function operatorsOf(names: Operators): ReadonlyMap<number, Operator> {
  const fills = [names.fill, names.eoFill, names.fillStroke, names.eoFillStroke, names.closeFillStroke];
  const picture: Operator = (painter) => painter.paint([0, 0, 1, 1], null, true);
  const pattern: Operator = (painter) => painter.set({ fill: null });
  return new Map<number, Operator>([
    [names.save, (painter) => painter.save()],
    [names.restore, (painter) => painter.restore()],
    [names.transform, (painter, parts) => painter.transform(parts)],
    [
      names.paintFormXObjectBegin,
      (painter, [matrix]) => {
        painter.save();
        if (matrix) painter.transform(matrix);
      },
    ],
    [names.paintFormXObjectEnd, (painter) => painter.restore()],
    [names.setFillRGBColor, (painter, [color]) => painter.set({ fill: colorOf(color) })],
    [names.setFillColorN, pattern],
    [
      names.setGState,
      (painter, [changes]) => {
        for (const [key, value] of Array.isArray(changes) ? (changes as [unknown, unknown][]) : [])
          if (key === 'ca') painter.set({ opacity: Number(value) });
      },
    ],
    [names.beginText, (painter) => painter.beginLine(identity)],
    [names.setFont, (painter, [, size]) => painter.set({ size: Number(size) })],
    [names.setTextRenderingMode, (painter, [mode]) => painter.set({ mode: Number(mode) })],
    [names.setHScale, (painter, [scale]) => painter.set({ stretch: Number(scale) / 100 || 1 })],
    [names.setCharSpacing, (painter, [space]) => painter.set({ letterSpace: Number(space) })],
    [names.setWordSpacing, (painter, [space]) => painter.set({ wordSpace: Number(space) })],
    [names.setLeading, (painter, [leading]) => painter.set({ leading: -Number(leading) })],
    [names.setTextMatrix, (painter, [matrix]) => painter.beginLine(matrix)],
    [names.moveText, (painter, [x, y]) => painter.move(Number(x), Number(y))],
    [
      names.setLeadingMoveText,
      (painter, [x, y]) => {
        painter.set({ leading: Number(y) });
        painter.move(Number(x), Number(y));
      },
    ],
    [names.nextLine, (painter) => painter.move(0, painter.graphics.leading)],
    [names.showText, (painter, [glyphs]) => painter.show(glyphs)],
    [
      names.constructPath,
      (painter, [operator, paths, bounds]) => {
        const { fill, opacity } = painter.graphics;
        if (!fills.includes(Number(operator)) || !isPainted(opacity)) return;
        painter.paint(numbersIn(bounds), fill, Array.isArray(paths) && isRectangle(numbersIn(paths[0])));
      },
    ],
    [
      names.shadingFill,
      (painter) =>
        painter.areas.push({
          left: -Infinity,
          right: Infinity,
          bottom: -Infinity,
          top: Infinity,
          color: null,
          whole: true,
        }),
    ],
    ...[names.paintImageXObject, names.paintInlineImageXObject, names.paintImageMaskXObject].map(
      (name): [number, Operator] => [name, picture],
    ),
  ]);
}

/** Returns what a page paints, in its order. */
export async function paintingOf(page: Page): Promise<Pick<PagePainter, 'areas' | 'texts'>> {
  const { OPS } = await getResolvedPDFJS();
  const operators = operatorsOf(OPS);
  const painter = new PagePainter();
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [index, name] of fnArray.entries()) {
    const parts: unknown = argsArray[index];
    operators.get(Number(name))?.(painter, Array.isArray(parts) ? parts : numbersIn(parts));
  }
  return painter;
}
