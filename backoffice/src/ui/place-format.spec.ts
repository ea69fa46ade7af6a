import { describe, expect, it } from 'vitest';
import { placeText } from './value-format.ts';

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
