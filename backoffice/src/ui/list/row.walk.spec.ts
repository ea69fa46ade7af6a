import { describe, expect, it } from 'vitest';
import { nextRow } from './row.walk.ts';

const ids = ['a', 'b', 'c'];

describe('the row that a key goes to', () => {
  it('is the first or the last to begin with', () => {
    expect(nextRow(ids, null, 1)).toBe(0);
    expect(nextRow(ids, null, -1)).toBe(2);
  });
  it('is the next or the previous one, and stays at the ends', () => {
    expect(nextRow(ids, { id: 'a', at: 0 }, 1)).toBe(1);
    expect(nextRow(ids, { id: 'c', at: 2 }, 1)).toBe(2);
    expect(nextRow(ids, { id: 'a', at: 0 }, -1)).toBe(0);
  });
  it('skips nobody when the row it was on has left the list', () => {
    expect(nextRow(ids, { id: 'gone', at: 1 }, 1)).toBe(1);
    expect(nextRow(ids, { id: 'gone', at: 1 }, -1)).toBe(0);
    expect(nextRow(ids, { id: 'gone', at: 3 }, 1)).toBe(2);
  });
  it('is none in an empty list', () => {
    expect(nextRow([], { id: 'gone', at: 1 }, 1)).toBe(-1);
  });
});
