import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dark, light } from './colour-tokens.ts';
import { textSizes } from './scale-tokens.ts';
import { tokenStylesheet } from './token-stylesheet.ts';

it('writes both themes', () => {
  expect(tokenStylesheet()).toContain(`--ink-soft: ${light.inkSoft};`);
  expect(tokenStylesheet()).toContain(`--ink-soft: ${dark.inkSoft};`);
});

it('keeps six sizes on one ratio, none below 15 px', () => {
  const sizes = Object.values(textSizes).map(Number.parseFloat);
  expect(sizes).toHaveLength(6);
  expect(Math.min(...sizes) * 16).toBeGreaterThanOrEqual(15);
  sizes.slice(1).forEach((size, index) => expect(size / (sizes[index] ?? 0)).toBeCloseTo(1.2, 3));
});

it('is what the generated sheet holds', () => {
  const stored = readFileSync(new URL('../../generated/tokens.generated.css', import.meta.url), 'utf8');
  expect(stored, 'run: npm run generate -w @prentice/design').toBe(tokenStylesheet());
});
