import type { Pay } from '@prentice/contract';

/** Minor units in one unit of the currency: 100 for most, 1 for yen. */
export const minorUnits = (currency: string): number =>
  10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** An amount in minor units as people read it, without decimals where it has none. */
export function amountText(minor: number, currency: string, locale: string): string {
  const value = minor / minorUnits(currency);
  const digits = Number.isInteger(value) ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(value);
}

/** The amounts of a pay block such as "€1,200–1,400", or null when it states none. */
export function payAmount(pay: Pay | null, locale: string): string | null {
  if (!pay || pay.min === null || !pay.currency) return null;
  const least = amountText(pay.min, pay.currency, locale);
  const most = pay.max !== null && pay.max !== pay.min ? amountText(pay.max, pay.currency, locale) : null;
  return most ? `${least}–${most}` : least;
}
