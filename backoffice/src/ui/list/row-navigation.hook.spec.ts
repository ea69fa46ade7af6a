import { describe, expect, it } from 'vitest';
import { nextRowIndex } from './row-navigation.hook.ts';

const ids = ['a', 'b', 'c'];

describe('the row that a key goes to', () => {
  it('is the first or the last to begin with', () => {
    expect(nextRowIndex(ids, null, 1)).toBe(0);
    expect(nextRowIndex(ids, null, -1)).toBe(2);
  });
  it('is the next or the previous one, and stays at the ends', () => {
    expect(nextRowIndex(ids, { id: 'a', index: 0 }, 1)).toBe(1);
    expect(nextRowIndex(ids, { id: 'c', index: 2 }, 1)).toBe(2);
    expect(nextRowIndex(ids, { id: 'a', index: 0 }, -1)).toBe(0);
  });
  it('skips nobody when the row it was on has left the list', () => {
    expect(nextRowIndex(ids, { id: 'gone', index: 1 }, 1)).toBe(1);
    expect(nextRowIndex(ids, { id: 'gone', index: 1 }, -1)).toBe(0);
    expect(nextRowIndex(ids, { id: 'gone', index: 3 }, 1)).toBe(2);
  });
  it('is none in an empty list', () => {
    expect(nextRowIndex([], { id: 'gone', index: 1 }, 1)).toBe(-1);
  });
});
