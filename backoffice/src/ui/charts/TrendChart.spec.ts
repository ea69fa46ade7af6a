import { describe, expect, it } from 'vitest';
import { columnPositions, describeTrend } from './TrendChart.tsx';

describe('trend', () => {
  it('makes the most the full height, and leaves out what is unknown or zero', () => {
    expect(columnPositions([4, null, 0, 8], 64)).toEqual([
      { index: 0, height: 32 },
      { index: 3, height: 64 },
    ]);
  });
  it('keeps the smallest value visible', () => {
    expect(columnPositions([1, 1_000], 64)[0]).toEqual({ index: 0, height: 2 });
  });
  it('draws nothing when there is nothing', () => {
    expect(columnPositions([null, 0], 64)).toEqual([]);
    expect(describeTrend([null])).toEqual({ latest: null, sum: null, least: null, most: null });
  });
  it('says the latest that is known, and the sum', () => {
    expect(describeTrend([3, 9, 1, null])).toEqual({ latest: 1, sum: 13, least: 1, most: 9 });
  });
});
