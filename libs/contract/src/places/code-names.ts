import { countryCodes, currencyCodes, languageCodes } from './codes.ts';

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

/** Whether the runtime knows the IANA zone, such as Europe/Vienna. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
