import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { catalogues, islandText, translator } from './catalogue.ts';

function placeholders(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return placeholders(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap((option) => placeholders(option.value))];
    }
    return [element.value];
  });
}

const names = (message: string): string[] => [...new Set(placeholders(parse(message, { ignoreTag: true })))].sort();

describe('catalogues', () => {
  it.each(Object.entries(catalogues.en))('%s takes the same values in every language', (key, english) => {
    const german = Object.entries(catalogues.de).find(([other]) => other === key)?.[1] ?? '';
    expect(german.trim()).not.toBe('');
    expect(names(german)).toEqual(names(english));
  });

  it('counts by the rules of the language', () => {
    expect(translator('en')('internships.count', { count: 1 })).toBe('1 internship');
    expect(translator('de')('internships.count', { count: 1234 })).toBe('1.234 Praktika');
  });

  it('gives an island its share and no more', () => {
    const { messages } = islandText('de', 'internships.count');
    expect(Object.keys(messages).every((key) => key.startsWith('ui.') || key === 'internships.count')).toBe(true);
    expect(messages['internships.count']).toBeDefined();
  });
});

it('says the same sentence again, and never that of other values', () => {
  const t = translator('en');
  const said = (count: number | string) => t('search.headingFor', { count, query: 'a' });
  expect([said(1), said(2), said(1)]).toEqual([
    '1 internship for “a”',
    '2 internships for “a”',
    '1 internship for “a”',
  ]);
  for (let count = 0; count < 2_500; count++) said(count);
  expect(said(1)).toBe('1 internship for “a”');
  expect(t('search.headingFor', { count: 1, query: 'b' })).toBe('1 internship for “b”');
});
