// Makes the fonts of exported CVs, and the widths of their letters: `npm run generate -w @prentice/cv`.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const sans = '@expo-google-fonts/source-sans-3';
const serif = '@expo-google-fonts/source-serif-4';
const files = {
  sans: `${sans}/400Regular/SourceSans3_400Regular.ttf`,
  sansBold: `${sans}/600SemiBold/SourceSans3_600SemiBold.ttf`,
  serif: `${serif}/400Regular/SourceSerif4_400Regular.ttf`,
  serifBold: `${serif}/600SemiBold/SourceSerif4_600SemiBold.ttf`,
} as const;

/* Latin with its extensions, Greek with its accents, Cyrillic, and the signs that a CV uses. */
const ranges = [
  [0x20, 0x7e], [0xa0, 0x24f], [0x2bc, 0x2bc], [0x370, 0x3ff], [0x400, 0x52f], [0x1e00, 0x1fff], [0x2010, 0x2027],
  [0x2030, 0x203a], [0x2044, 0x2044], [0x2070, 0x209c], [0x20a0, 0x20bf], [0x2116, 0x2116], [0x2122, 0x2122],
  [0x2126, 0x2126], [0x2190, 0x2193], [0x2202, 0x2202], [0x2206, 0x2206], [0x2211, 0x2212], [0x221a, 0x221a],
  [0x221e, 0x221e], [0x2248, 0x2248], [0x2260, 0x2260], [0x2264, 0x2265],
] as const; // prettier-ignore
const codePoints = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

const require = createRequire(import.meta.url);
const target = (name: string): URL => new URL(`../data/${name}`, import.meta.url);
const open = (bytes: Buffer): fontkit.Font => {
  const font = fontkit.create(bytes);
  if (!('characterSet' in font)) throw new Error('A collection of fonts was found in place of one.');
  return font;
};

const sources = await Promise.all(
  Object.entries(files).map(async ([name, path]) => ({ name, bytes: await readFile(require.resolve(path)) })),
);
const sets = sources.map(({ bytes }) => new Set(open(bytes).characterSet));
const covered = codePoints.filter((code) => sets.every((set) => set.has(code)));
const characters = String.fromCodePoint(...covered);

const subsets = await Promise.all(
  sources.map(async ({ name, bytes }) => ({
    name,
    bytes: await subsetFont(bytes, characters, {
      targetFormat: 'sfnt',
      keepFeatures: ['kern', 'mark', 'ccmp'],
      noHinting: true,
    }),
  })),
);
const widthsOf = (bytes: Buffer): number[] => {
  const font = open(bytes);
  return covered.map((code) => Math.round((font.glyphForCodePoint(code).advanceWidth * 1000) / font.unitsPerEm));
};

const fonts = JSON.stringify(
  Object.fromEntries(subsets.map(({ name, bytes }) => [name, brotliCompressSync(bytes).toString('base64')])),
);
const widths = JSON.stringify({
  characters,
  widths: Object.fromEntries(sources.map(({ name, bytes }) => [name, widthsOf(bytes)])),
});
const sha256 = (text: string): string => createHash('sha256').update(`${text}\n`).digest('hex');
await writeFile(target('fonts.generated.json'), `${fonts}\n`);
await writeFile(target('font-widths.generated.json'), `${widths}\n`);
const origin = {
  source: `${sans} 0.4.1 and ${serif} 0.4.1 of the npm registry, reduced to Latin, Greek and Cyrillic`,
  licence: 'OFL-1.1',
  date: '2026-11-23',
};
await writeFile(
  target('sources.json'),
  `${JSON.stringify({ 'fonts.generated.json': { contents: 'Fonts of exported CVs in TrueType, compressed with Brotli, in base64', ...origin, sha256: sha256(fonts) }, 'font-widths.generated.json': { contents: 'Advance widths of the letters of these fonts, in thousandths of their size', ...origin, sha256: sha256(widths) } }, null, 2)}\n`,
);
