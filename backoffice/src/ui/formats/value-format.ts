import { compactRange, fromMinorUnits, type Pay } from '@prentice/contract';

/** Says a single value of a field in the reader's words, or undefined where it is said as it is. */
export type ValueFormatter = (field: string, value: string | number | boolean) => string | undefined;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const unchanged: ValueFormatter = () => undefined;

/** What of a record says nothing to people. */
const unsaid: readonly string[] = ['key', 'id', 'lat', 'lon'];

const entriesOf = (value: object, format: ValueFormatter): string =>
  Object.entries(value)
    .filter(([name, inner]) => !isEmpty(inner) && !unsaid.includes(name))
    .map(([name, inner]) => valueText(inner, name, format))
    .filter((formatted) => formatted !== '')
    .join(', ');

/** Returns a field's value as lines that people can compare; nothing for what is empty. */
export function valueText(value: unknown, field = '', format: ValueFormatter = unchanged): string {
  if (isEmpty(value)) return '';
  if (Array.isArray(value)) return value.map((item) => valueText(item, field, format)).join('\n');
  if (isRecord(value)) return entriesOf(value, format);
  const single = typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
  return format(field, single) ?? String(single);
}

const currencyFormat = (currency: string, locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });

/** Returns an amount in minor units as people read it, without decimals where it has none. */
export const amountText = (minor: number, currency: string, locale: string): string =>
  currencyFormat(currency, locale).format(fromMinorUnits(minor, currency));

/** Returns the amounts of a pay block such as "€1,200–1,400", or null when it states none. */
export function payAmount(
  pay: (Pick<Pay, 'min' | 'max' | 'currency'> & Partial<Pay>) | null,
  locale: string,
): string | null {
  if (!pay || pay.min === null || !pay.currency) return null;
  const { min, max, currency } = pay;
  if (max === null || max === min) return amountText(min, currency, locale);
  const [least, most] = [fromMinorUnits(min, currency), fromMinorUnits(max, currency)];
  return compactRange(currencyFormat(currency, locale).formatRange(least, most));
}

/** Returns a country's name in the reader's language by its ISO 3166-1 alpha-2 code; the code where it is none. */
export const countryText = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code) : code;

interface Place {
  readonly address?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** Returns "Werkstraße 44, Linz, Austria": what is known of a place, the city not twice where the address names it. */
export function placeText({ address, city, country }: Place, locale: string): string {
  const named = city && address?.includes(city) ? null : city;
  return [address, named, country && countryText(country, locale)].filter(Boolean).join(', ');
}

/** Returns "86%" for 0.86, as the reader's language writes it. */
export const formatPercent = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(share);

const KILO = 1_024;
const MEGA = KILO * KILO;

/** Bytes as "320 kB" or "1.4 MB", in steps of 1,024 as the limits are written. */
export function fileSize(bytes: number, locale: string): string {
  const large = bytes >= MEGA;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  });
  return format.format(large ? bytes / MEGA : Math.ceil(bytes / KILO));
}
