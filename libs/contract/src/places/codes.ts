import countries from './data/country-codes.json' with { type: 'json' };
import currencies from './data/currency-codes.json' with { type: 'json' };
import languages from './data/language-codes.json' with { type: 'json' };

/** ISO 3166-1 alpha-2 codes. */
export const countryCodes: readonly string[] = countries;
/** ISO 4217 codes that pay is stated in. */
export const currencyCodes: readonly string[] = currencies;
/** ISO 639-1 codes of the languages that people may state. */
export const languageCodes: readonly string[] = languages;

/** Languages that the product itself speaks. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';
export const defaultTimeZone = 'Europe/Vienna';
