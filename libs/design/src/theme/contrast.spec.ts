import { describe, expect, it } from 'vitest';
import { themes, type Palette, contrast } from './colour-tokens.ts';

const grounds: (keyof Palette)[] = ['paper', 'raised', 'sunken'];
const texts: (keyof Palette)[] = ['ink', 'inkSoft', 'accent', 'accentHover', 'due', 'answered', 'attention', 'stopped'];

const textPairs: [keyof Palette, keyof Palette][] = [
  ...grounds.flatMap((ground) => texts.map((text): [keyof Palette, keyof Palette] => [text, ground])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['ink', 'accentWash'],
  ['inkSoft', 'accentWash'],
  ['accent', 'accentWash'],
  ...(['due', 'answered', 'attention', 'stopped'] as const).flatMap((tone): [keyof Palette, keyof Palette][] => [
    [tone, `${tone}Wash`],
    ['ink', `${tone}Wash`],
    ['inkSoft', `${tone}Wash`],
  ]),
];

describe.each(Object.entries(themes))('%s theme', (_name, palette) => {
  it.each(textPairs)('text %s on %s reaches 4.5:1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('controls on %s reach 3:1', (ground) => {
    expect(contrast(palette.edge, palette[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.accent, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('agrees with the ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
