import { describe, expect, it } from 'vitest';
import { contrast } from '../theme/colour-tokens.ts';
import { companyMark, markTones } from './company-mark.ts';

describe('companyMark', () => {
  it('is the same for the same name, however it is written', () => {
    expect(companyMark('Nordlicht  Energie')).toBe(companyMark(' nordlicht energie '));
  });

  it('differs between names', () => {
    const names = Array.from({ length: 40 }, (_, index) => `A company ${index}`);
    expect(new Set(names.map((name) => companyMark(name))).size).toBeGreaterThan(25);
  });

  it('is decoration beside a name and an image alone', () => {
    expect(companyMark('Ada')).toContain('aria-hidden="true"');
    expect(companyMark('Ada', { label: 'Ada "X" <b>' })).toContain('aria-label="Ada &quot;X&quot; &lt;b&gt;"');
  });

  it('escapes markup in a name', () => {
    expect(companyMark('<script>')).not.toContain('<script');
    expect(companyMark('')).toContain('•');
  });

  it.each(markTones)('has enough contrast between $ground and $figure', ({ ground, figure }) => {
    expect(contrast(ground, figure)).toBeGreaterThanOrEqual(4.5);
  });
});
