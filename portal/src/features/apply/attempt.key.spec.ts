import { expect, it } from 'vitest';
import { attemptKeys } from './attempt.key.ts';

it('keeps its key for the same content and takes another for changed content', () => {
  let made = 0;
  const keyFor = attemptKeys(() => `key-${++made}`);
  expect(keyFor({ note: 'a' })).toBe('key-1');
  expect(keyFor({ note: 'a' })).toBe('key-1');
  expect(keyFor({ note: 'b' })).toBe('key-2');
  expect(keyFor({ note: 'a' })).toBe('key-3');
});
