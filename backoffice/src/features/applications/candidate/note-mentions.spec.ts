import { describe, expect, it } from 'vitest';
import { mentionQueryAt, suggestionsFor, toStored, toWritten, withLabels, withMentioned } from './note-mentions.ts';

const MIA = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);
const members = withLabels([
  { userId: MIA, name: 'Mia', email: 'mia@work.example' },
  { userId: OTHER, name: 'Mia Berg', email: 'berg@work.example' },
]);

describe('mentions in a note', () => {
  it('are stored as ids and come back as they were written', () => {
    const written = 'Ask @Mia Berg, @Mia and (@Mia). Not @Miam, nor mia@work.example.';
    const stored = `Ask @[${OTHER}], @[${MIA}] and (@[${MIA}]). Not @Miam, nor mia@work.example.`;
    expect(toStored(written, members)).toBe(stored);
    expect(toWritten(stored, members)).toBe(written);
  });

  it('tell people of the same name apart by their addresses', () => {
    const twins = withLabels([
      { userId: MIA, name: 'Mia', email: 'one@work.example' },
      { userId: OTHER, name: 'Mia', email: 'two@work.example' },
    ]);
    const written = toWritten(`@[${MIA}] @[${OTHER}]`, twins);
    expect(written).toBe('@Mia (one@work.example) @Mia (two@work.example)');
    expect(toStored(written, twins)).toBe(`@[${MIA}] @[${OTHER}]`);
  });

  it('of several people who have left stay those of the same people', () => {
    const gone = ['c', 'd'].map((digit) => ({ id: digit.repeat(24), name: null }));
    const people = withMentioned(members, gone, 'former member');
    const stored = gone.map(({ id }) => `@[${id}]`).join(', ');
    expect(toWritten(stored, people)).toBe('@former member, @former member 2');
    expect(toStored(toWritten(stored, people), people)).toBe(stored);
  });

  it.each([
    ['Ask @mi', 7, { from: 4, words: 'mi' }],
    ['@', 1, { from: 0, words: '' }],
    ['Ask (@Mia Be) now', 12, { from: 5, words: 'Mia Be' }],
    ['mia@work', 8, null],
    ['@Mia\nnext', 9, null],
    ['Ask @mi', 4, null],
  ])('are looked for in %j up to the caret at %i', (text, caret, query) => {
    expect(mentionQueryAt(text, caret)).toEqual(query);
  });

  it('are suggested by the beginning of any word of the name, whatever its case', () => {
    const labels = (words: string) => suggestionsFor({ from: 0, words }, members).map(({ label }) => label);
    expect(labels('')).toEqual(['Mia', 'Mia Berg']);
    expect(labels('BER')).toEqual(['Mia Berg']);
    expect(labels('erg')).toEqual([]);
  });
});
