import { describe, expect, it } from 'vitest';
import { differencesBetween, mergeVersions } from './version-differences.ts';

describe('differences of a conflict', () => {
  it('names the fields that differ and shows both sides', () => {
    expect(differencesBetween({ mine: { title: 'A', city: 'Graz' }, theirs: { title: 'B', city: 'Graz' } })).toEqual([
      { field: 'title', mine: 'A', theirs: 'B', by: null },
    ]);
  });
  it('leaves out the version, times and fields that only one side has', () => {
    const local = { version: 1, updatedAt: 'x', note: 'mine' };
    expect(differencesBetween({ mine: local, theirs: { version: 2, updatedAt: 'y' } })).toEqual([]);
  });
  it('compares lists and objects by content, and nothing with nothing', () => {
    expect(differencesBetween({ mine: { pay: { min: 1 } }, theirs: { pay: { min: 1 } } })).toEqual([]);
    expect(differencesBetween({ mine: { tasks: ['a'] }, theirs: { tasks: ['a', 'b'] } })).toHaveLength(1);
    expect(differencesBetween({ mine: { phone: '' }, theirs: { phone: null } })).toEqual([]);
  });

  const base = { title: 'Old', city: 'Graz', phone: '1', about: 'Same' };
  const versions = {
    base,
    mine: { ...base, title: 'Mine', phone: '2' },
    theirs: { ...base, city: 'Linz', phone: '3', version: 2 },
  };

  it('tells who changed what, once it is known how it was before', () => {
    expect(differencesBetween(versions).map(({ field, by }) => [field, by])).toEqual([
      ['title', 'me'],
      ['city', 'them'],
      ['phone', 'both'],
    ]);
  });
  it('merges: mine where I changed it, theirs where only they did', () => {
    expect(mergeVersions(versions)).toEqual({ title: 'Mine', city: 'Linz', phone: '2', about: 'Same' });
  });
  it('merges field by field as somebody decides', () => {
    expect(mergeVersions(versions, new Set(['city']))).toEqual({
      title: 'Old',
      city: 'Graz',
      phone: '3',
      about: 'Same',
    });
  });
});
