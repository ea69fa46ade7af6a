import { describe, expect, it } from 'vitest';
import { differences } from './conflict.compare.ts';

describe('differences of a conflict', () => {
  it('names the fields whose text differs and shows both sides', () => {
    expect(differences({ title: 'A', city: 'Graz' }, { title: 'B', city: 'Graz' })).toEqual([
      { field: 'title', mine: 'A', theirs: 'B' },
    ]);
  });
  it('leaves out the version, times and fields that only one side has', () => {
    expect(differences({ version: 1, updatedAt: 'x', note: 'mine' }, { version: 2, updatedAt: 'y' })).toEqual([]);
  });
  it('compares lists and objects by content', () => {
    expect(differences({ pay: { min: 1 } }, { pay: { min: 1 } })).toEqual([]);
    expect(differences({ tasks: ['a'] }, { tasks: ['a', 'b'] })).toHaveLength(1);
  });
});
