import { expect, it } from 'vitest';
import { textLineSvg, textWidth, wrapText, type GlyphOutlines } from './glyph-text.ts';

const outlines: GlyphOutlines = { unitsPerEm: 100, glyphs: { a: [50, 'M0 0Z'], ' ': [50, ''], '…': [50, 'M1 1Z'] } };

it('measures in the unit of the size', () => {
  expect(textWidth(outlines, 'aa a', 10)).toBe(20);
});

it('breaks lines and truncates what does not fit', () => {
  expect(wrapText(outlines, 'aa aa aa', 10, 25, 3)).toEqual(['aa aa', 'aa']);
  expect(wrapText(outlines, 'aaa aaa aaa', 10, 20, 2)).toEqual(['aaa', 'aa…']);
  expect(wrapText(outlines, 'aaaaaaaaaa', 10, 20, 2)).toEqual(['aaa…']);
  expect(wrapText(outlines, '', 10, 20, 2)).toEqual([]);
});

it('draws each character at its place', () => {
  const svg = textLineSvg(outlines, 'a a', { x: 1, y: 2, size: 10, fill: '#000000' });
  expect(svg).toContain('translate(1 2) scale(0.1 -0.1)');
  expect(svg.match(/<path/g)).toHaveLength(2);
  expect(svg).toContain('translate(100)');
});
