import type { GlyphOutlines } from '@prentice/design/outline';
import { expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { aPosting } from '../../../shared/posting.builder.ts';
import { postingPreviewImage } from './posting-preview-image.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,–…<>€');
const outlines: GlyphOutlines = {
  unitsPerEm: 100,
  glyphs: Object.fromEntries(letters.map((letter) => [letter, [50, 'M0 0Z']])),
};
const reader = { t: translator('en'), language: 'en' as const, now: new Date('2026-11-21T10:00:00Z') };

it('is an image of 1200 × 630 that escapes the title', () => {
  const svg = postingPreviewImage(aPosting({ title: '</svg><script>x</script>' }), outlines, reader);
  expect(svg).toContain('width="1200" height="630"');
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  expect(svg).not.toContain('<script');
});

it('keeps the longest title above the facts', () => {
  const svg = postingPreviewImage(aPosting({ title: 'Development of systems '.repeat(8) }), outlines, reader);
  const baselines = [...svg.matchAll(/translate\(72 (\d+)\)/g)].map((match) => Number(match[1]));
  expect(Math.max(...baselines.filter((y) => y < 478))).toBeLessThan(460);
});
