import { z } from 'zod';
import { country, currency, languageTag, searchText } from '../kernel/text.ts';
import { countryCodes, currencyCodes, isTimeZone, languageCodes, locales } from './codes.ts';

const countries = new Set(countryCodes);
const currencies = new Set(currencyCodes);
const languages = new Set(languageCodes);

/** A country that exists. */
export const knownCountry = country.refine((code) => countries.has(code), 'Choose a country.');
/** A currency that pay can be stated in. */
export const knownCurrency = currency.refine((code) => currencies.has(code), 'Choose a currency.');
/** A language that people can state, with an optional region. */
export const knownLanguage = languageTag.refine((tag) => languages.has(tag.split('-')[0] ?? ''), 'Choose a language.');
export const localeSchema = z.enum(locales);
/** An IANA time zone. */
export const timeZone = searchText(64).refine(isTimeZone, 'Choose a time zone.');
/** The language and the time zone of the browser in which somebody makes an account. */
export const localeFields = { locale: localeSchema.optional(), timeZone: timeZone.optional() };
