import { describe, expect, it } from 'vitest';
import { wordDifference, type Part } from './word.difference.ts';

const whole = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');
const changed = (parts: readonly Part[]): string[] => parts.filter((part) => part.changed).map(({ text }) => text);

describe('difference word by word', () => {
  it('marks the words that are on one side alone', () => {
    const found = wordDifference('You plan the bridge with us.', 'You build the bridge alone with us.');
    expect(changed(found.before)).toEqual(['plan']);
    expect(changed(found.after)).toEqual(['build', ' alone']);
  });
  it('loses nothing of either text, lines and spaces included', () => {
    const [before, after] = ['One two\nthree  four', 'Two\nthree five four\n'];
    const found = wordDifference(before, after);
    expect([whole(found.before), whole(found.after)]).toEqual([before, after]);
  });
  it('marks all of a text that stands against none', () => {
    expect(wordDifference('', 'All new')).toEqual({ before: [], after: [{ text: 'All new', changed: true }] });
  });
  it('marks words that follow each other as one', () => {
    expect(changed(wordDifference('a b c d', 'a x y d').after)).toEqual(['x y']);
  });
  it('still shows both texts when they are too long to compare', () => {
    const long = (word: string) => `same ${`${word} `.repeat(4_000)}end`;
    const found = wordDifference(long('old'), long('new'));
    expect(whole(found.after)).toBe(long('new'));
    expect(found.before[0]).toEqual({ text: 'same ', changed: false });
  });
});
