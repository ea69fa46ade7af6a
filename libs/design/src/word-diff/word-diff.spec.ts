import { describe, expect, it } from 'vitest';
import { diffWords, type DiffPart } from './word-diff.ts';

const whole = (parts: readonly DiffPart[]): string => parts.map(({ text }) => text).join('');
const changed = (parts: readonly DiffPart[]): string[] => parts.filter((part) => part.changed).map(({ text }) => text);

describe('word diff', () => {
  it('marks the words that only one side has', () => {
    const diff = diffWords('You plan the bridge with us.', 'You build the bridge alone with us.');
    expect(changed(diff.before)).toEqual(['plan']);
    expect(changed(diff.after)).toEqual(['build', ' alone']);
  });
  it('loses nothing of either text, lines and spaces included', () => {
    const [before, after] = ['One two\nthree  four', 'Two\nthree five four\n'];
    const diff = diffWords(before, after);
    expect([whole(diff.before), whole(diff.after)]).toEqual([before, after]);
  });
  it('marks the whole text when the other side is empty', () => {
    expect(diffWords('', 'All new')).toEqual({ before: [], after: [{ text: 'All new', changed: true }] });
  });
  it('joins adjacent changed words', () => {
    expect(changed(diffWords('a b c d', 'a x y d').after)).toEqual(['x y']);
  });
  it('still shows both texts when they are too long to compare', () => {
    const long = (word: string) => `same ${`${word} `.repeat(4_000)}end`;
    const diff = diffWords(long('old'), long('new'));
    expect(whole(diff.after)).toBe(long('new'));
    expect(diff.before[0]).toEqual({ text: 'same ', changed: false });
  });
});
