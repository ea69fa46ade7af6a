import { describe, expect, it } from 'vitest';
import { columnsOf, summaryOf } from './trend.shape.ts';

describe('trend', () => {
  it('makes the most the full height, and leaves out what is unknown or zero', () => {
    expect(columnsOf([4, null, 0, 8], 64)).toEqual([
      { at: 0, height: 32 },
      { at: 3, height: 64 },
    ]);
  });
  it('keeps the smallest value visible', () => {
    expect(columnsOf([1, 1_000], 64)[0]).toEqual({ at: 0, height: 2 });
  });
  it('draws nothing when there is nothing', () => {
    expect(columnsOf([null, 0], 64)).toEqual([]);
    expect(summaryOf([null])).toEqual({ latest: null, sum: null, least: null, most: null });
  });
  it('says the latest that is known, and the sum', () => {
    expect(summaryOf([3, 9, 1, null])).toEqual({ latest: 1, sum: 13, least: 1, most: 9 });
  });
});
