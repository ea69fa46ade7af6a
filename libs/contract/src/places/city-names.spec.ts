import { describe, expect, it } from 'vitest';
import { cityName, namedCities } from './city-names.ts';
import { countryCodes } from './codes.ts';

describe('the name of a city', () => {
  it('is that of the language of the reader, whichever name was written', () => {
    expect(['Wien', 'Vienna', 'vienna'].map((name) => cityName(name, 'AT', 'en'))).toEqual([
      'Vienna',
      'Vienna',
      'Vienna',
    ]);
    expect(['Wien', 'Vienna'].map((name) => cityName(name, 'AT', 'de'))).toEqual(['Wien', 'Wien']);
    expect([cityName('København', 'DK', 'en'), cityName('København', 'DK', 'de')]).toEqual([
      'Copenhagen',
      'Kopenhagen',
    ]);
    expect(cityName('Zurich', null, 'de')).toBe('Zürich');
  });

  it('stays as it was written when no other is known or another country is meant', () => {
    expect(cityName('Graz', 'AT', 'en')).toBe('Graz');
    expect(cityName('Vienna', 'US', 'de')).toBe('Vienna');
  });

  it('is unique among the known names, in a known country', () => {
    const names = namedCities().flatMap((city) => city.names);
    expect(names).toEqual([...new Set(names)]);
    expect(namedCities().filter(({ country }) => !countryCodes.includes(country))).toEqual([]);
  });
});
