/** Glyph outlines by character: advance width and SVG path, in font units, y pointing up. */
export interface GlyphOutlines {
  unitsPerEm: number;
  glyphs: Record<string, [advance: number, path: string]>;
}

const widthOf = (outlines: GlyphOutlines, text: string): number =>
  [...text].reduce((sum, character) => sum + (outlines.glyphs[character]?.[0] ?? outlines.unitsPerEm / 2), 0);

/** Returns the width of a text at a size, in the size's unit. */
export const textWidth = (outlines: GlyphOutlines, text: string, size: number): number =>
  (widthOf(outlines, text) * size) / outlines.unitsPerEm;

/** Breaks a text into at most `most` lines of a width; what does not fit ends in "…". */
export function wrapText(outlines: GlyphOutlines, text: string, size: number, width: number, most: number): string[] {
  const fits = (line: string): boolean => textWidth(outlines, line, size) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shownLines = lines.slice(0, most).map((line) => shorten(line, fits));
  if (lines.length <= most) return shownLines;
  const end = shownLines.pop() ?? '';
  return [...shownLines, shorten(`${end} …`, fits)];
}

function shorten(line: string, fits: (line: string) => boolean): string {
  let shortened = line;
  while (!fits(shortened) && shortened.length > 1)
    shortened = `${[...shortened.replace(/\s*…$/, '')].slice(0, -1).join('')}…`;
  return shortened;
}

/** Returns a line of text as SVG markup, its baseline starting at (x, y). Characters without an outline leave a gap. */
export function textLineSvg(
  outlines: GlyphOutlines,
  text: string,
  placement: { x: number; y: number; size: number; fill: string },
): string {
  const scale = placement.size / outlines.unitsPerEm;
  let x = 0;
  let glyphs = '';
  for (const character of text) {
    const [advance, path] = outlines.glyphs[character] ?? [outlines.unitsPerEm / 2, ''];
    if (path) glyphs += `<path transform="translate(${x})" d="${path}"/>`;
    x += advance;
  }
  return `<g fill="${placement.fill}" transform="translate(${placement.x} ${placement.y}) scale(${scale} ${-scale})">${glyphs}</g>`;
}
