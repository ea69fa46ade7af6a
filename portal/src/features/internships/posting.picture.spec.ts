import type { Outlines } from '@prentice/design/outline';
import { expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { aPosting } from '../../market/posting.builder.ts';
import { postingPicture } from './posting.picture.ts';

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,–…<>€');
const outlines: Outlines = { unitsPerEm: 100, glyphs: Object.fromEntries(letters.map((one) => [one, [50, 'M0 0Z']])) };
const reader = { t: translator('en'), language: 'en' as const, now: new Date('2026-11-21T10:00:00Z') };

it('is a picture of 1200 × 630 that no title can break out of', () => {
  const svg = postingPicture(aPosting({ title: '</svg><script>x</script>' }), outlines, reader);
  expect(svg).toContain('width="1200" height="630"');
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  expect(svg).not.toContain('<script');
});

it('keeps the longest title above the facts', () => {
  const svg = postingPicture(aPosting({ title: 'Development of systems '.repeat(8) }), outlines, reader);
  const baselines = [...svg.matchAll(/translate\(72 (\d+)\)/g)].map((match) => Number(match[1]));
  expect(Math.max(...baselines.filter((y) => y < 478))).toBeLessThan(460);
});
