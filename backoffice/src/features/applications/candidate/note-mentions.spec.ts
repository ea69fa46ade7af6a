import { describe, expect, it } from 'vitest';
import {
  mentionQueryAt,
  mentionSuggestions,
  toStoredNote,
  toEditableNote,
  withMentionLabels,
  insertMention,
} from './note-mentions.ts';

const MIA = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);
const members = withMentionLabels([
  { userId: MIA, name: 'Mia', email: 'mia@work.example' },
  { userId: OTHER, name: 'Mia Berg', email: 'berg@work.example' },
]);

describe('mentions in a note', () => {
  it('are stored as ids and come back as they were written', () => {
    const written = 'Ask @Mia Berg, @Mia and (@Mia). Not @Miam, nor mia@work.example.';
    const stored = `Ask @[${OTHER}], @[${MIA}] and (@[${MIA}]). Not @Miam, nor mia@work.example.`;
    expect(toStoredNote(written, members)).toBe(stored);
    expect(toEditableNote(stored, members)).toBe(written);
  });

  it('tell people of the same name apart by their addresses', () => {
    const twins = withMentionLabels([
      { userId: MIA, name: 'Mia', email: 'one@work.example' },
      { userId: OTHER, name: 'Mia', email: 'two@work.example' },
    ]);
    const written = toEditableNote(`@[${MIA}] @[${OTHER}]`, twins);
    expect(written).toBe('@Mia (one@work.example) @Mia (two@work.example)');
    expect(toStoredNote(written, twins)).toBe(`@[${MIA}] @[${OTHER}]`);
  });

  it('of several people who have left stay those of the same people', () => {
    const formerMembers = ['c', 'd'].map((digit) => ({ id: digit.repeat(24), name: null }));
    const people = insertMention(members, formerMembers, 'former member');
    const stored = formerMembers.map(({ id }) => `@[${id}]`).join(', ');
    expect(toEditableNote(stored, people)).toBe('@former member, @former member 2');
    expect(toStoredNote(toEditableNote(stored, people), people)).toBe(stored);
  });

  it.each([
    ['Ask @mi', 7, { from: 4, query: 'mi' }],
    ['@', 1, { from: 0, query: '' }],
    ['Ask (@Mia Be) now', 12, { from: 5, query: 'Mia Be' }],
    ['mia@work', 8, null],
    ['@Mia\nnext', 9, null],
    ['Ask @mi', 4, null],
  ])('are looked for in %j up to the caret at %i', (text, caret, query) => {
    expect(mentionQueryAt(text, caret)).toEqual(query);
  });

  it('are suggested by the beginning of any word of the name, whatever its case', () => {
    const labels = (query: string) => mentionSuggestions({ from: 0, query }, members).map(({ label }) => label);
    expect(labels('')).toEqual(['Mia', 'Mia Berg']);
    expect(labels('BER')).toEqual(['Mia Berg']);
    expect(labels('erg')).toEqual([]);
  });
});
