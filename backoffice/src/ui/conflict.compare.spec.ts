import { describe, expect, it } from 'vitest';
import { differences, merged } from './conflict.compare.ts';

describe('differences of a conflict', () => {
  it('names the fields that differ and shows both sides', () => {
    expect(differences({ mine: { title: 'A', city: 'Graz' }, theirs: { title: 'B', city: 'Graz' } })).toEqual([
      { field: 'title', mine: 'A', theirs: 'B', by: null },
    ]);
  });
  it('leaves out the version, times and fields that only one side has', () => {
    const mine = { version: 1, updatedAt: 'x', note: 'mine' };
    expect(differences({ mine, theirs: { version: 2, updatedAt: 'y' } })).toEqual([]);
  });
  it('compares lists and objects by content, and nothing with nothing', () => {
    expect(differences({ mine: { pay: { min: 1 } }, theirs: { pay: { min: 1 } } })).toEqual([]);
    expect(differences({ mine: { tasks: ['a'] }, theirs: { tasks: ['a', 'b'] } })).toHaveLength(1);
    expect(differences({ mine: { phone: '' }, theirs: { phone: null } })).toEqual([]);
  });

  const base = { title: 'Old', city: 'Graz', phone: '1', about: 'Same' };
  const versions = {
    base,
    mine: { ...base, title: 'Mine', phone: '2' },
    theirs: { ...base, city: 'Linz', phone: '3', version: 2 },
  };

  it('tells who changed what, once it is known how it was before', () => {
    expect(differences(versions).map(({ field, by }) => [field, by])).toEqual([
      ['title', 'me'],
      ['city', 'them'],
      ['phone', 'both'],
    ]);
  });
  it('merges: mine where I changed it, theirs where only they did', () => {
    expect(merged(versions)).toEqual({ title: 'Mine', city: 'Linz', phone: '2', about: 'Same' });
  });
});
