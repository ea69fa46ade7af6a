import { expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { searchWords } from './active-filters.ts';

it('describes a search by its words and filters', () => {
  const en = { t: translator('en'), language: 'en' as const, skills: {} };
  expect(searchWords('q=data&place=Graz;Porto&mode=remote&payFrom=500', en)).toBe(
    'data · Graz · Porto · From €500 a month · Remote',
  );
  expect(searchWords('category=law', { ...en, t: translator('de'), language: 'de' })).toBe('Recht');
  expect(searchWords('sort=newest&nothing=1', en)).toBe('');
});
