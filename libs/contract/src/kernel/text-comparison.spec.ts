import { expect, it } from 'vitest';
import { editDistance } from './text-comparison.ts';

it('counts the letters that differ, of which two that changed places are one', () => {
  expect(editDistance('abc', 'abc', 3)).toBe(0);
  expect(editDistance('abc', 'acb', 3)).toBe(1);
  expect(editDistance('abc', 'abcd', 3)).toBe(1);
  expect(editDistance('', 'abc', 3)).toBe(3);
  expect(editDistance('', 'abc', 1)).toBe(2);
});
