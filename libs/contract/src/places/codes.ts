import countryData from './data/country-codes.json' with { type: 'json' };
import currencyData from './data/currency-codes.json' with { type: 'json' };
import languageData from './data/language-codes.json' with { type: 'json' };

/* No schema is here, for pages that take codes or zones from here would ship the whole of zod with it. */

/** ISO 3166-1 alpha-2 codes. */
export const countryCodes: readonly string[] = countryData;
/** ISO 4217 codes that pay is stated in. */
export const currencyCodes: readonly string[] = currencyData;
/** ISO 639-1 codes of the languages that people may state. */
export const languageCodes: readonly string[] = languageData;

/** Languages that the product itself speaks. */
export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';
export const defaultTimeZone = 'Europe/Vienna';

/** A code with its name in the reader's language. */
export interface CodeChoice {
  readonly id: string;
  readonly name: string;
}

const named = (codes: readonly string[], type: 'region' | 'currency' | 'language', locale: string): CodeChoice[] => {
  const names = new Intl.DisplayNames([locale], { type, fallback: 'code' });
  const order = new Intl.Collator(locale);
  return codes
    .map((code) => ({ id: code, name: names.of(code) ?? code }))
    .toSorted((left, right) => order.compare(left.name, right.name));
};

/** Countries in the order of their names in the given locale. */
export const countryChoices = (locale: string): CodeChoice[] => named(countryCodes, 'region', locale);
/** Currencies in the order of their names in the given locale. */
export const currencyChoices = (locale: string): CodeChoice[] => named(currencyCodes, 'currency', locale);
/** Languages in the order of their names in the given locale. */
export const languageChoices = (locale: string): CodeChoice[] => named(languageCodes, 'language', locale);

/** Returns whether the runtime knows the IANA zone, such as Europe/Vienna. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
