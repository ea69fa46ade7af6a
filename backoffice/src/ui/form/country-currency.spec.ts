import { currencyCodes, countryCodes } from '@prentice/contract';
import { expect, it } from 'vitest';
import { currencyOfCountry } from './country-currency.ts';

it.each([
  ['AT', 'EUR'],
  ['CH', 'CHF'],
  ['GB', 'GBP'],
  ['AQ', null],
  [null, null],
])('the currency of %s is %s', (country, currency) => expect(currencyOfCountry(country)).toBe(currency));

it('every currency of a country is one that pay can be stated in', () => {
  const proposed = countryCodes.map(currencyOfCountry).filter((currency) => currency !== null);
  expect(proposed.length).toBeGreaterThan(40);
  expect(proposed.filter((currency) => !currencyCodes.includes(currency))).toEqual([]);
});
