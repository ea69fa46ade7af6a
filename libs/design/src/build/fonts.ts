import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const characters = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * English, German, French, Spanish, Italian, Portuguese, Dutch, the Nordic languages, and the signs the product uses.
 */
const LATIN = `${characters(0x20, 0x7e)} ÄÖÜäöüßéèêëáàâãåçñóòôõøíìîïúùûýÿæœŒÉÈÊÀÁÂÃÇØÅÆÑÓÔÍÚ§©«»·°¡¿ºª½±²³×–—‘’‚“”„•…‹›€£−→←↑↓\u00a0\u202f`;
/** Polish, Czech, Turkish, Romanian, Hungarian, Baltic names: fetched only by a page that shows them. */
const LATIN_EXTENDED = characters(0x100, 0x17f) + 'ȘșȚț';

const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'lnum'];

/** Where glyphs come from and which of them are kept. */
export interface FontSource {
  source: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

interface Face extends FontSource {
  family: string;
  file: string;
  weight: string;
  range?: string;
}

const EXTENDED_RANGE = 'U+100-151, U+154-17F, U+218-21B';
const serif = { family: 'Prentice Serif', weight: '500', axes: { opsz: 30, wght: 500 } };
const sans = { family: 'Prentice Sans', weight: '400 600', axes: { wght: { min: 400, max: 600 } } };
const newsreader = (part: string): string =>
  `@fontsource-variable/newsreader/files/newsreader-${part}-opsz-normal.woff2`;
const source = (part: string): string =>
  `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`;

/** The faces the product ships: two that every page loads, two that wait for a character outside the first. */
export const fontFaces: Face[] = [
  { ...serif, file: 'serif.generated.woff2', source: newsreader('latin'), text: LATIN },
  { ...sans, file: 'sans.generated.woff2', source: source('latin'), text: LATIN },
  {
    ...serif,
    file: 'serif-extended.generated.woff2',
    source: newsreader('latin-ext'),
    text: LATIN_EXTENDED,
    range: EXTENDED_RANGE,
  },
  {
    ...sans,
    file: 'sans-extended.generated.woff2',
    source: source('latin-ext'),
    text: LATIN_EXTENDED,
    range: EXTENDED_RANGE,
  },
];

/** Returns the font file of one face, as WOFF2 bytes. */
export async function buildFontFile(face: Face): Promise<Buffer> {
  const path = createRequire(import.meta.url).resolve(face.source);
  return subsetFont(await readFile(path), face.text, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

interface LocalFace {
  family: string;
  weight: string;
  /** Names of installed fonts that share their widths. */
  local: readonly string[];
  /** Percent by which their text is as wide as in ours. */
  sizeAdjust: number;
}

/**
 * Installed fonts that stand in until ours are loaded, sized so that lines break where they will: no text moves then.
 * The percentages are widths of 260 characters of the interface, in ours over theirs, measured in Chromium.
 */
const fallbackFaces: readonly LocalFace[] = [
  {
    family: 'Prentice Serif Fallback',
    weight: '500',
    local: ['Times New Roman', 'Liberation Serif'],
    sizeAdjust: 105.1,
  },
  { family: 'Prentice Serif Android', weight: '500', local: ['Noto Serif'], sizeAdjust: 88.7 },
  { family: 'Prentice Sans Fallback', weight: '400', local: ['Arial', 'Liberation Sans', 'Roboto'], sizeAdjust: 93.5 },
  {
    family: 'Prentice Sans Fallback',
    weight: '600',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    sizeAdjust: 89.7,
  },
];

/** Returns the `@font-face` rules for all faces; addresses are relative to the sheet. */
export function fontStylesheet(): string {
  const fallback = ({ family, weight, local, sizeAdjust }: LocalFace): string =>
    [
      '@font-face {',
      `  font-family: '${family}';`,
      `  src: ${local.map((name) => `local('${name}')`).join(', ')};`,
      `  font-weight: ${weight};`,
      `  size-adjust: ${sizeAdjust}%;`,
      '}',
    ].join('\n');
  const rule = (face: Face): string =>
    [
      '@font-face {',
      `  font-family: '${face.family}';`,
      `  src: url('./${face.file}') format('woff2');`,
      `  font-weight: ${face.weight};`,
      '  font-display: swap;',
      ...(face.range ? [`  unicode-range: ${face.range};`] : []),
      '}',
    ].join('\n');
  return [...fallbackFaces.map(fallback), ...fontFaces.toReversed().map(rule)].join('\n') + '\n';
}
