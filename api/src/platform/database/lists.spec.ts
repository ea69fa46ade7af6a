import { BSON } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { beginsWord } from './lists.ts';

describe('the pattern of a search', () => {
  it.each(['\u0000', 'a\u0000b', '\u001f', '(a+)+$', '[', '\\', 'C++'])(
    'can be sent whatever is searched for: %j',
    (word) => {
      const { $regex, $options } = beginsWord(word);
      expect(() => BSON.serialize({ name: new RegExp($regex, $options) })).not.toThrow();
      expect(new RegExp($regex, $options).test(`some ${word}`)).toBe(true);
      expect(new RegExp($regex, $options).test('something else')).toBe(false);
    },
  );
});
