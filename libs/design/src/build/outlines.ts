import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { GlyphOutlines } from '../outline/glyph-text.ts';
import { fontFaces, type FontSource } from './fonts.ts';

const resolve = (name: string): string => createRequire(import.meta.url).resolve(name);

async function glyphsOf({ source, text, axes }: FontSource): Promise<GlyphOutlines> {
  const bytes = await subsetFont(await readFile(resolve(source)), text, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: [],
    noHinting: true,
  });
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(face);
  const glyphs: GlyphOutlines['glyphs'] = {};
  for (const character of new Set(text)) {
    const buffer = new TextBuffer();
    buffer.addText(character);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const [glyph] = buffer.getGlyphInfosAndPositions();
    if (glyph && glyph.codepoint !== 0) glyphs[character] = [glyph.xAdvance ?? 0, font.glyphToPath(glyph.codepoint)];
  }
  return { unitsPerEm: face.upem, glyphs };
}

/**
 * Returns the outlines of the serif's characters: pictures are drawn with them on machines that have no fonts at all.
 * Without kerning, which at the size of a picture's headline nobody misses.
 */
export async function buildSerifOutlines(): Promise<GlyphOutlines> {
  const parts = await Promise.all(fontFaces.filter((face) => face.family === 'Prentice Serif').map(glyphsOf));
  const glyphs = parts.toReversed().reduce<GlyphOutlines['glyphs']>((all, part) => ({ ...all, ...part.glyphs }), {});
  return { unitsPerEm: parts[0]?.unitsPerEm ?? 0, glyphs };
}
