import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './apply-form.hook.ts';

it('keeps the key for the same content and creates another for changed content', () => {
  let keysCreated = 0;
  const keyFor = createIdempotencyKeys(() => `key-${++keysCreated}`);
  expect(keyFor({ note: 'a' })).toBe('key-1');
  expect(keyFor({ note: 'a' })).toBe('key-1');
  expect(keyFor({ note: 'b' })).toBe('key-2');
  expect(keyFor({ note: 'a' })).toBe('key-3');
});
