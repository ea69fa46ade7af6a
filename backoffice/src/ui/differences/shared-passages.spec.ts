import { describe, expect, it } from 'vitest';
import { sharedPassages, type Passage } from './shared-passages.ts';

const whole = (side: readonly Passage[]): string => side.map(({ text }) => text).join('');
const marked = (side: readonly Passage[]): string[] => side.filter(({ shared }) => shared).map(({ text }) => text);

describe('passages that two texts share', () => {
  it('are marked on both sides, without what is between them', () => {
    const result = sharedPassages(
      'You polish amber every day, with a cloth of wool and much care.',
      'You polish amber every night, with a cloth of silk and much care.',
    );
    const passages = ['You polish amber every', 'with a cloth of', 'and much care.'];
    expect(marked(result.before)).toEqual(passages);
    expect(marked(result.after)).toEqual(passages);
    expect(result.words).toEqual({ shared: 11, all: 13 });
  });
  it('are not single words that any two texts have', () => {
    const result = sharedPassages('We dive for the pearl in deep water', 'They sing for money in the choir');
    expect([marked(result.before), marked(result.after), result.words.shared]).toEqual([[], [], 0]);
  });
  it('end on both sides where one side puts something in', () => {
    const result = sharedPassages('one two three four five', 'one two NEW three four five');
    expect(marked(result.before)).toEqual(['three four five']);
    expect(marked(result.after)).toEqual(['three four five']);
  });
  it('may be all of a short text', () => {
    expect(marked(sharedPassages('Amber polisher', 'Amber polisher').after)).toEqual(['Amber polisher']);
    expect(marked(sharedPassages('Amber', 'Amber polisher').after)).toEqual(['Amber']);
  });
  it('lose nothing of either text, and are none beside an empty one', () => {
    const [before, after] = ['One two\nthree  four', 'Zero one two\nthree  four five\n'];
    const result = sharedPassages(before, after);
    expect([whole(result.before), whole(result.after)]).toEqual([before, after]);
    expect(sharedPassages('', 'Only here')).toMatchObject({ before: [], words: { shared: 0, all: 0 } });
  });
});
