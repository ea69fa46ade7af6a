/** Countries that pay in euros. */
// prettier-ignore
const euroCountries: readonly string[] = [
  'AD', 'AT', 'BE', 'BG', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IE', 'IT', 'LT', 'LU', 'LV', 'MC', 'ME', 'MT', 'NL',
  'PT', 'SI', 'SK', 'SM', 'VA', 'XK',
];

const currencies: Readonly<Record<string, string>> = {
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  IN: 'INR',
  IS: 'ISK',
  JP: 'JPY',
  LI: 'CHF',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  RS: 'RSD',
  SE: 'SEK',
  TR: 'TRY',
  UA: 'UAH',
  US: 'USD',
};

/**
 * Returns the ISO 4217 code of the currency that is paid in a country, given by its ISO 3166-1 code; null for countries that
 * companies here seldom come from. Source: ISO 4217, list one, of January 2026.
 */
export const currencyOfCountry = (country: string | null): string | null =>
  country === null ? null : euroCountries.includes(country) ? 'EUR' : (currencies[country] ?? null);
