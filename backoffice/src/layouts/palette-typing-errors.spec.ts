import { describe, expect, it } from 'vitest';
import { hasNearWords, likelyParts } from './palette-ranking.ts';

describe('words that may have been meant', () => {
  it.each([
    ['marketng', 'Marketing intern for neighbourhood shops'],
    ['flusswrek', 'Flusswerk'],
    ['kornbulme', 'Kornblume Software'],
    ['markte', 'Marketing intern'],
    ['nordbey', 'Uma Nordbye'],
    ['krnblume', 'Kornblume Software'],
    ['lúna berg', 'Luna Berger'],
  ])('%s is near %s', (typed, text) => expect(hasNearWords(text, typed)).toBe(true));

  it.each([
    ['linz', 'Graz'],
    ['an', 'on'],
    ['marketng graz', 'Marketing intern'],
    ['software', 'Hardware'],
  ])('%s is not near %s', (typed, text) => expect(hasNearWords(text, typed)).toBe(false));

  it('are looked for by the first and the last letters of a word that is long enough for a typing error', () => {
    expect(likelyParts('marketng intern')).toEqual(['mar', 'tng']);
    expect(likelyParts('krnblume')).toEqual(['krn', 'ume']);
    expect(likelyParts('linz')).toEqual(['lin', 'nz', 'li']);
    expect(likelyParts('lin')).toEqual([]);
  });
});
