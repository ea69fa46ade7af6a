import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedList } from './sorted-list.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 5_000 }), { maxLength: 1_500, size: 'max' });
const listOf = (entries: readonly number[]): SortedList<number> => {
  const list = new SortedList<number>((a, b) => a - b);
  for (const entry of entries) list.insert(entry);
  return list;
};

describe('a sorted list', () => {
  it('holds what was inserted and not removed, in order, whatever the sequence', () => {
    fc.assert(
      fc.property(numbers, fc.func(fc.boolean()), (entries, removed) => {
        const list = listOf(entries);
        const removedEntries = entries.filter((entry) => removed(entry));
        expect(removedEntries.map((entry) => list.remove(entry))).toEqual(removedEntries.map(() => true));
        const expected = entries.filter((entry) => !removed(entry)).toSorted((a, b) => a - b);
        expect([...list.forward(list.start, list.end)]).toEqual(expected);
        expect([...list.backward(list.start, list.end)]).toEqual(expected.toReversed());
        expect(list.size).toBe(expected.length);
      }),
      { numRuns: 30 },
    );
  });

  it('finds and counts ranges as a plain filter does', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ max: 5_001 }), fc.integer({ max: 5_001 }), (entries, a, b) => {
        const list = listOf(entries);
        const from = list.place((entry) => entry < Math.min(a, b));
        const to = list.place((entry) => entry <= Math.max(a, b));
        const expected = entries.filter((entry) => entry >= Math.min(a, b) && entry <= Math.max(a, b));
        expect([...list.forward(from, to)]).toEqual(expected.toSorted((x, y) => x - y));
        expect(list.count(from, to)).toBe(expected.length);
      }),
      { numRuns: 30 },
    );
  });

  it('does not remove what it does not hold', () => {
    expect(listOf([1, 3]).remove(2)).toBe(false);
  });
});
