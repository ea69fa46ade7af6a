import { describe, expect, it } from 'vitest';
import { localDayOf, instantOf } from './PeriodFilter.tsx';

describe('days of a period', () => {
  it('begin and end with the reader’s day, and come back as that day', () => {
    const [start, end] = [instantOf('2026-03-29', 'start'), instantOf('2026-03-29', 'end')];
    expect(Date.parse(end ?? '') - Date.parse(start ?? '')).toBeGreaterThan(22 * 3_600_000);
    expect([localDayOf(start), localDayOf(end)]).toEqual(['2026-03-29', '2026-03-29']);
  });
  it('are nothing where nothing was typed', () => {
    expect(instantOf('', 'start')).toBeUndefined();
    expect(localDayOf(undefined)).toBe('');
    expect(localDayOf('yesterday')).toBe('');
  });
});
