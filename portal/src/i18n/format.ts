import { languageFacts, type Language } from './language.ts';

const locale = (language: Language): string => languageFacts[language].locale;

const memoize = <T>(make: (key: string) => T): ((key: string) => T) => {
  const formats = new Map<string, T>();
  return (key) => {
    const cached = formats.get(key) ?? make(key);
    formats.set(key, cached);
    return cached;
  };
};

const longDate = memoize(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const shortDate = memoize(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const months = memoize((tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
const dayMonth = memoize((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }));
const wordyDate = memoize(
  (tag) =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const longDay = memoize((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }));
const numbers = memoize((tag) => new Intl.NumberFormat(tag));
const shares = memoize((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));
const lists = memoize((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const choices = memoize((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }));
const regions = memoize((tag) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }));
const tongues = memoize((tag) => new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }));

/** Returns "1 March 2027" for an ISO day or instant, read in UTC. */
export const dateText = (language: Language, iso: string): string => longDate(locale(language)).format(new Date(iso));
/** Returns "March 2027" for YYYY-MM, "2027" for YYYY. */
export const monthText = (language: Language, month: string): string =>
  month.length === 4 ? month : months(locale(language)).format(new Date(`${month}-01`));
/** Returns "2015–2023", "Mar 2024 – Jun 2025" */
export function monthRangeText(language: Language, start: string, end: string): string {
  const dash = start.length === 4 && end.length === 4 ? '–' : ' – ';
  return `${monthText(language, start)}${dash}${monthText(language, end)}`;
}
/** Returns "1 Mar 2027" */
export const shortDateText = (language: Language, iso: string): string =>
  shortDate(locale(language)).format(new Date(iso));
/** Returns "1 Mar" */
export const dayMonthText = (language: Language, iso: string): string =>
  dayMonth(locale(language)).format(new Date(iso));
/** Returns "Monday, 1 March 2027" */
export const weekdayText = (language: Language, iso: string): string =>
  wordyDate(locale(language)).format(new Date(iso));
/** Returns "1 March" */
export const longDayText = (language: Language, iso: string): string => longDay(locale(language)).format(new Date(iso));
export const numberText = (language: Language, value: number): string => numbers(locale(language)).format(value);
/** Returns "90 %" for 0.9. */
export const percentText = (language: Language, share: number): string => shares(locale(language)).format(share);
/** Returns "a, b and c" */
export const listText = (language: Language, items: readonly string[]): string => lists(locale(language)).format(items);
/** Returns "a, b and c", or with names such as "law and taxes" only commas between them: another "and" would mislead. */
export const namesText = (language: Language, names: readonly string[]): string =>
  names.some((name) => / (?:and|und) /.test(name)) ? names.join(', ') : listText(language, names);
/** Returns "a, b or c" */
export const choiceText = (language: Language, items: readonly string[]): string =>
  choices(locale(language)).format(items);
const countries = memoize((key) => {
  const [tag = 'en', code = ''] = key.split('|');
  return regions(tag).of(code) ?? code;
});
/** Returns the name of a country by its ISO 3166-1 alpha-2 code. */
export const countryText = (language: Language, code: string): string => countries(`${locale(language)}|${code}`);
/** Returns the name of a language by its BCP 47 tag. */
export const languageText = (language: Language, tag: string): string => tongues(locale(language)).of(tag) ?? tag;

const moneys = memoize((tag) => new Intl.DisplayNames([tag], { type: 'currency', fallback: 'code' }));

const currencies = memoize((key) => {
  const [tag = 'en', currency = 'EUR', digits = '2'] = key.split('|');
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  });
});

/* As the contract has it, of which this file takes nothing: pages for signing in load it. */
const minorUnits = memoize((currency) => {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return 10 ** maximumFractionDigits;
});

/** Returns "EUR, Euro" */
export const currencyText = (language: Language, code: string): string =>
  `${code}, ${moneys(locale(language)).of(code) ?? code}`;

const MONEY_KEPT = 2_000;
const money = new Map<string, string>();

/** Writes "€1,250 – €1,350" and "1.250–1.350 €" in one way: the currency once, and the dash without spaces. */
const compactRange = (range: string): string => range.replace(/^(\D*)([\d.,’'\u00a0\u202f]*\d)\s*–\s*\1/u, '$1$2–');

/**
 * Returns an amount of money, or a range of two such as "€1,250–1,350", given in minor units; cents are left out when there are
 * none.
 */
export function moneyText(language: Language, currency: string, min: number, max: number = min): string {
  const key = `${language}|${currency}|${min}|${max}`;
  const cachedText = money.get(key);
  if (cachedText !== undefined) return cachedText;
  const unit = minorUnits(currency);
  const digits = min % unit === 0 && max % unit === 0 ? 0 : 2;
  const format = currencies(`${locale(language)}|${currency}|${digits}`);
  const text = min === max ? format.format(min / unit) : compactRange(format.formatRange(min / unit, max / unit));
  // Formatting a range is the dearest thing on a list, and few amounts make most lists.
  if (money.size >= MONEY_KEPT) money.clear();
  money.set(key, text);
  return text;
}
