import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { catalogues, islandText, translator } from './catalogue.ts';
import type { MessageKey } from './en.ts';
import { createTranslator } from './translate.ts';

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

  it('needs no parser for a message of an island, with values or without', () => {
    const { __parse } = IntlMessageFormat;
    const t = createTranslator(islandText('en', 'bell.', 'internships.count'));
    IntlMessageFormat.__parse = () => {
      throw new Error('Browsers have no parser.');
    };
    const plain = Object.entries(catalogues.en).filter(
      ([key, message]) => key.startsWith('bell.') && !message.includes('{'),
    );
    try {
      for (const [key, message] of plain) expect(t(key as MessageKey, { count: 2 })).toBe(message);
      expect(t('internships.count', { count: 2 })).toBe('2 internships');
    } finally {
      IntlMessageFormat.__parse = __parse;
    }
  });

  it('counts by the rules of the language', () => {
    expect(translator('en')('internships.count', { count: 1 })).toBe('1 internship');
    expect(translator('de')('internships.count', { count: 1234 })).toBe('1.234 Praktika');
  });

  it('gives an island its share and no more', () => {
    const share = islandText('de', 'internships.count');
    const messages = { ...share.messages, ...share.patterns };
    expect(Object.keys(messages).every((key) => key.startsWith('ui.') || key === 'internships.count')).toBe(true);
    expect(messages['internships.count']).toBeDefined();
    const values = { count: 1 };
    expect(createTranslator(share)('internships.count', values)).toBe(translator('de')('internships.count', values));
  });
});

it('says the same sentence again, and never that of other values', () => {
  const t = translator('en');
  const headingFor = (count: number | string) => t('search.headingFor', { count, query: 'a' });
  expect([headingFor(1), headingFor(2), headingFor(1)]).toEqual([
    '1 internship for “a”',
    '2 internships for “a”',
    '1 internship for “a”',
  ]);
  for (let count = 0; count < 2_500; count++) headingFor(count);
  expect(headingFor(1)).toBe('1 internship for “a”');
  expect(t('search.headingFor', { count: 1, query: 'b' })).toBe('1 internship for “b”');
});
