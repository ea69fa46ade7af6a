import type { DraftUpdate } from './internship.contract.ts';

/** The currency in which pay is compared when none is asked for. */
export const defaultCurrency = 'EUR';

/** Returns the currency in which a search compares pay. */
export const comparisonCurrency = ({ currency }: { readonly currency?: string | undefined }): string =>
  currency ?? defaultCurrency;

/**
 * Returns how many minor units make one of a currency, from the locale data: 100 for EUR, 1 for JPY.
 * @param currency ISO 4217 code
 * @throws RangeError when it is none
 */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}

/** Weeks of an average month. */
export const WEEKS_PER_MONTH = 52 / 12;
/** What is assumed where an internship does not state it. */
const FULL_TIME_HOURS = 40;
const SHORT_WEEKS = 4;

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
