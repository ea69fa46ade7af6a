import type { DraftUpdate } from './internship.contract.ts';

/** The currency in which pay is compared when none is asked for. */
export const defaultCurrency = 'EUR';

/** Returns the currency in which a search compares pay. */
export const comparisonCurrency = ({ currency }: { readonly currency?: string | undefined }): string =>
  currency ?? defaultCurrency;

const CURRENCY_CODE = /^[A-Z]{3}$/;
const unitsByCurrency = new Map<string, number>();

/** Returns how many minor units make one of a currency, from the locale data: 100 for EUR, 1 for JPY. */
function minorUnits(currency: string): number {
  if (!CURRENCY_CODE.test(currency)) return 100;
  const cachedUnits = unitsByCurrency.get(currency);
  if (cachedUnits !== undefined) return cachedUnits;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  unitsByCurrency.set(currency, 10 ** maximumFractionDigits);
  return 10 ** maximumFractionDigits;
}

/**
 * Returns an amount as it is stored: in whole minor units, such as cents; yen have none.
 * @param currency ISO 4217 code; what is not written as one, yet, counts as a currency with cents
 */
export const toMinorUnits = (amount: number, currency: string): number => Math.round(amount * minorUnits(currency));

/** Returns an amount as people write it, of one in minor units. @param currency as for {@link toMinorUnits} */
export const fromMinorUnits = (minor: number, currency: string): number => minor / minorUnits(currency);

/** Weeks of an average month. */
export const WEEKS_PER_MONTH = 52 / 12;
/** What is assumed where an internship does not state it. */
const FULL_TIME_HOURS = 40;
const SHORT_WEEKS = 4;

/** Returns "€1,200–1,400" and "1.200–1.400 €" in one way for a range of amounts: the currency once, and the dash without spaces. */
export const compactRange = (range: string): string =>
  range.replace(/^(\D*)([\d.,’'\u00a0\u202f]*\d)\s*–\s*\1/u, '$1$2–');

/**
 * Returns an amount per month, not rounded, of one that is paid per hour, per week or in total.
 * @param terms the unit of the amount, and the hours and weeks of the internship, as far as they are stated
 */
export function monthlyAmount(
  amount: number,
  {
    unit,
    hoursPerWeek,
    durationWeeks,
  }: { unit: NonNullable<DraftUpdate['pay']>['unit'] } & Pick<DraftUpdate, 'hoursPerWeek' | 'durationWeeks'>,
): number {
  if (unit === 'hour') return amount * (hoursPerWeek ?? FULL_TIME_HOURS) * WEEKS_PER_MONTH;
  if (unit === 'week') return amount * WEEKS_PER_MONTH;
  return unit === 'total' ? amount / Math.max(1, (durationWeeks ?? SHORT_WEEKS) / WEEKS_PER_MONTH) : amount;
}
