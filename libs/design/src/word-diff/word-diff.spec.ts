import { describe, expect, it } from 'vitest';
import { diffWords, type DiffPart } from './word-diff.ts';

const whole = (parts: readonly DiffPart[]): string => parts.map(({ text }) => text).join('');
const changed = (parts: readonly DiffPart[]): string[] => parts.filter((part) => part.changed).map(({ text }) => text);

describe('word diff', () => {
  it('marks the words that only one side has', () => {
    const found = diffWords('You plan the bridge with us.', 'You build the bridge alone with us.');
    expect(changed(found.before)).toEqual(['plan']);
    expect(changed(found.after)).toEqual(['build', ' alone']);
  });
  it('loses nothing of either text, lines and spaces included', () => {
    const [before, after] = ['One two\nthree  four', 'Two\nthree five four\n'];
    const found = diffWords(before, after);
    expect([whole(found.before), whole(found.after)]).toEqual([before, after]);
  });
  it('marks the whole text when the other side is empty', () => {
    expect(diffWords('', 'All new')).toEqual({ before: [], after: [{ text: 'All new', changed: true }] });
  });
  it('joins adjacent changed words', () => {
    expect(changed(diffWords('a b c d', 'a x y d').after)).toEqual(['x y']);
  });
  it('still shows both texts when they are too long to compare', () => {
    const long = (word: string) => `same ${`${word} `.repeat(4_000)}end`;
    const found = diffWords(long('old'), long('new'));
    expect(whole(found.after)).toBe(long('new'));
    expect(found.before[0]).toEqual({ text: 'same ', changed: false });
  });
});
