import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFamilies } from '../theme/scale-tokens.ts';
import { fontFaces, fontStylesheet } from './fonts.ts';

const generated = (name: string): URL => new URL(`../../generated/${name}`, import.meta.url);

it('keeps the faces of every page within 36 kB together', () => {
  const always = fontFaces.filter((face) => face.range === undefined);
  const bytes = always.reduce((sum, face) => sum + statSync(generated(face.file)).size, 0);
  expect(always).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(36_000);
});

it('stores the sheet it would write, and the licences beside the files', () => {
  expect(readFileSync(generated('fonts.generated.css'), 'utf8')).toBe(fontStylesheet());
  expect(readFileSync(generated('LICENSE-newsreader.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  expect(readFileSync(generated('LICENSE-source-sans-3.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

it('fetches the extended faces only for characters the first ones lack', () => {
  const [serif] = fontFaces;
  expect(serif?.text).toContain('ß');
  expect(serif?.text).not.toContain('ł');
  expect(fontFaces.find((face) => face.range)?.text).toContain('ł');
});

it('sizes the installed fonts that stand in for each of ours until it is loaded', () => {
  const sheet = fontStylesheet();
  for (const families of [fontFamilies.serif, fontFamilies.sans]) {
    const [, fallback] = families.split(', ');
    const face = sheet.split('@font-face').find((rule) => rule.includes(`font-family: ${fallback};`));
    expect(face, families).toMatch(/size-adjust: \d+(\.\d)?%/);
  }
});
