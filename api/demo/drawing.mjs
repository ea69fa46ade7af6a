// What drawings of the demo have in common: tones, shapes, and how they are kept in the seed's data.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Those of libs/design/src/mark/company-mark.ts. */
export const tones = {
  teal: '#0b5260', sand: '#f3e3b8', rust: '#5b2b1d', peach: '#f6d9b8', moss: '#2f4a2c', lime: '#e6ecc4', plum: '#3c3560', lilac: '#e6dcf2',
  honey: '#f0d9a0', bark: '#4a2f0a', mint: '#cfe3dc', pine: '#16403c', rose: '#f2cdb8', brick: '#5a2413', slate: '#26323d', ice: '#d9e6ea',
}; // prettier-ignore

/** A path in a tone; a stroke where a width is given. */
export const shape = (tone, path, width) =>
  width
    ? `<path fill="none" stroke="${tone}" stroke-width="${width}" d="${path}"/>`
    : `<path fill="${tone}" d="${path}"/>`;
export const disc = (tone, x, y, radius) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${tone}"/>`;
export const turned = (count, drawn) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(index * 360) / count} 12 12)">${drawn}</g>`,
  ).join('');

const folder = fileURLToPath(new URL('../src/seed/data', import.meta.url));

/**
 * Draws pictures and keeps them in a file of the seed's data, whose checksum it notes.
 * @param drawings by name: the tone of the ground, and what is drawn on it
 * @param size width and height in units of the drawing, and the longest sides in pixels in which each is drawn
 * @param entryOf makes what is kept of the pictures, WebP in base64, and of the drawing
 */
export async function saveDrawings(file, drawings, { width, height, edges }, entryOf) {
  const entries = await Promise.all(
    Object.entries(drawings).map(async ([name, drawing]) => {
      const [ground, drawn] = drawing;
      const pictures = edges.map(async (edge) => {
        const scaled = [edge, (edge * height) / width];
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${scaled[0]}" height="${scaled[1]}" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0H${width}V${height}H0Z"/>${drawn}</svg>`;
        const picture = await sharp(Buffer.from(svg)).webp({ lossless: true, effort: 6 }).toBuffer();
        return picture.toString('base64');
      });
      return [name, entryOf(await Promise.all(pictures), drawing)];
    }),
  );
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  writeFileSync(`${folder}/${file}`, text);
  const sources = JSON.parse(readFileSync(`${folder}/sources.json`, 'utf8'));
  const entry = sources[file];
  if (!entry) return;
  entry.sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(`${folder}/sources.json`, `${JSON.stringify(sources, null, 2)}\n`);
}
