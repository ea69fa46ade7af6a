import { expect, it } from 'vitest';
import { linkedParts } from './linked-text.ts';

it('makes a link of each web address in a text, without the signs that end its sentence', () => {
  expect(linkedParts('See https://fair.example/map?day=2#hall, or (http://fair.example).')).toEqual([
    { text: 'See ' },
    { text: 'https://fair.example/map?day=2#hall', href: 'https://fair.example/map?day=2#hall' },
    { text: ', or (' },
    { text: 'http://fair.example', href: 'http://fair.example/' },
    { text: ').' },
  ]);
});

it('makes no link of other schemes, of words, and of an address that pretends to be another', () => {
  for (const text of ['javascript:alert(1)', 'fair.example', 'https://prentice.example@evil.example/', 'https://'])
    expect(linkedParts(text)).toEqual([{ text }]);
  expect(linkedParts('')).toEqual([]);
});
