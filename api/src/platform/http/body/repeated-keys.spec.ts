import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatsKey } from './repeated-keys.ts';

describe('repeated keys', () => {
  it.each(['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '[{"b":{"a":{},"a" :[]}}]', '{"":1,"":2}', '{"a":{"a":1},"a":2}'])(
    'are found in %s',
    (text) => expect(repeatsKey(text)).toBe(true),
  );

  it.each([
    '{"a":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a","b":["a","a"]}',
    '{"a":"\\"a\\":1","b":"{\\"a\\":"}',
    '"a"',
    '[]',
  ])('are not found in %s', (text) => expect(repeatsKey(text)).toBe(false));

  it('are never in what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(repeatsKey(JSON.stringify(value))).toBe(false);
      }),
      { seed: 11 },
    );
  });
});
