import { describe, expect, it } from 'vitest';
import { amountText, payAmount, placeText, valueText } from './value-format.ts';

describe('values to compare', () => {
  it('puts the items of a list on lines of their own', () => {
    expect(valueText(['Plan', 'Build'])).toBe('Plan\nBuild');
  });
  it('shows the parts of a value without its keys and what is empty', () => {
    expect(valueText({ id: null, key: 'q1', label: 'Why us?', options: [], required: true })).toBe('Why us?, true');
    expect(valueText([{ city: 'Graz', country: 'AT', lat: null }])).toBe('Graz, AT');
  });
  it('shows nothing for nothing, and zero and false for what they are', () => {
    expect(valueText(null)).toBe('');
    expect(valueText(0)).toBe('0');
    expect(valueText(false)).toBe('false');
  });
});

const pay = { type: 'paid', min: 120_000, max: 150_000, currency: 'EUR', unit: 'month', benefits: null } as const;

describe('pay', () => {
  it('shows a range with its currency once, as students read it', () => {
    expect(payAmount(pay, 'en')).toBe('€1,200–1,500');
    expect(payAmount(pay, 'de')?.replaceAll('\u00a0', ' ')).toBe('1.200–1.500 €');
  });
  it('shows one amount where both ends are the same', () => {
    expect(payAmount({ ...pay, max: 120_000 }, 'en')).toBe('€1,200');
  });
  it('keeps cents where there are some', () => {
    expect(amountText(1_450, 'EUR', 'en')).toBe('€14.50');
  });
  it('knows currencies without minor units', () => {
    expect(amountText(1_500, 'JPY', 'en')).toBe('¥1,500');
  });
  it('states nothing where nothing is stated', () => {
    expect(payAmount({ ...pay, type: 'unpaid', min: null, max: null, currency: null, unit: null }, 'en')).toBeNull();
    expect(payAmount(null, 'en')).toBeNull();
  });
});

describe('a place', () => {
  it('names its country in the language of the reader', () => {
    expect(placeText({ city: 'Graz', country: 'AT' }, 'en')).toBe('Graz, Austria');
    expect(placeText({ city: 'Graz', country: 'AT' }, 'de')).toBe('Graz, Österreich');
  });
  it('names the city once', () => {
    expect(placeText({ address: 'Werkstraße 44, Linz', city: 'Linz', country: 'AT' }, 'en')).toBe(
      'Werkstraße 44, Linz, Austria',
    );
    expect(placeText({ address: 'Werkstraße 44', city: 'Linz' }, 'en')).toBe('Werkstraße 44, Linz');
  });
  it('is empty when nothing is known, and shows a code that is no country as it is', () => {
    expect(placeText({ city: null, country: undefined }, 'en')).toBe('');
    expect(placeText({ city: 'Graz', country: 'Styria' }, 'en')).toBe('Graz, Styria');
  });
});
