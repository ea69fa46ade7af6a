import { describe, expect, it } from 'vitest';
import {
  countryCodes,
  currencyCodes,
  languageCodes,
  countryChoices,
  currencyChoices,
  languageChoices,
} from './codes.ts';
import { knownCountry, knownCurrency, knownLanguage, timeZone } from './place.contract.ts';

describe('places', () => {
  it('lists each code once', () => {
    for (const codes of [countryCodes, currencyCodes, languageCodes]) expect(new Set(codes).size).toBe(codes.length);
    expect(countryCodes).toHaveLength(249);
  });
  it("has a name for every code, in the order of the reader's language", () => {
    const unnamed = [...countryChoices('en'), ...currencyChoices('en'), ...languageChoices('en')].filter(
      (choice) => choice.id === choice.name,
    );
    expect(unnamed).toEqual([]);
    expect(countryChoices('de').find((choice) => choice.id === 'AT')?.name).toBe('Österreich');
    expect(countryChoices('de').findIndex((choice) => choice.id === 'AT')).toBeLessThan(
      countryChoices('de').findIndex((choice) => choice.id === 'PL'),
    );
  });
  it('accepts existing codes and refuses others', () => {
    expect([knownCountry.safeParse('AT').success, knownCountry.safeParse('ZZ').success]).toEqual([true, false]);
    expect([knownCurrency.safeParse('EUR').success, knownCurrency.safeParse('ABC').success]).toEqual([true, false]);
    expect([knownLanguage.safeParse('de-AT').success, knownLanguage.safeParse('qq').success]).toEqual([true, false]);
    expect([timeZone.safeParse('Europe/Vienna').success, timeZone.safeParse('Vienna').success]).toEqual([true, false]);
  });
});
