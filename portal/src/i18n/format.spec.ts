import { expect, it } from 'vitest';
import { countryText, dateText, listText, moneyText, namesText, percentText } from './format.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('writes money by locale, cents only when there are any', () => {
  expect(moneyText('en', 'EUR', 120_000)).toBe('€1,200');
  expect(plain(moneyText('de', 'EUR', 120_000))).toBe('1.200 €');
  expect(plain(moneyText('de', 'EUR', 90_000, 120_000))).toBe('900–1.200 €');
  expect(moneyText('en', 'EUR', 1250)).toBe('€12.50');
  expect(moneyText('en', 'JPY', 1500)).toBe('JP¥1,500');
});

it('writes dates, shares, lists and countries by locale', () => {
  expect(dateText('en', '2027-03-01')).toBe('1 March 2027');
  expect(dateText('de', '2027-03-01T23:30:00.000Z')).toBe('1. März 2027');
  expect(plain(percentText('de', 0.9))).toBe('90 %');
  expect(listText('de', ['a', 'b', 'c'])).toBe('a, b und c');
  expect(countryText('de', 'AT')).toBe('Österreich');
  expect(namesText('en', ['design', 'media'])).toBe('design and media');
  expect(namesText('de', ['Recht', 'Software und Daten'])).toBe('Recht, Software und Daten');
});
