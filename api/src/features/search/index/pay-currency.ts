import { defaultCurrency, type SearchParams } from '@prentice/contract';
import type { NumericColumns } from './numeric-columns.ts';

/** How many minor units make one of the currency: 100 for EUR, 1 for JPY. */
function minorUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}

/** The currency in which a search compares pay. */
export const comparisonCurrency = ({ currency }: Pick<SearchParams, 'currency'>): string => currency ?? defaultCurrency;

/** Whether an internship pays at least so many major units a month, in that very currency. */
export function paysAtLeast(columns: NumericColumns, amount: number, currency: string): (slot: number) => boolean {
  const { currencies } = columns;
  const pay = columns.column('pay');
  const least = amount * minorUnits(currency);
  return (slot) => currencies[slot] === currency && (pay[slot] ?? 0) >= least;
}

/** What pay counts in the order: pay in another currency cannot be compared, and is only more than none. */
export function payRank(columns: NumericColumns, currency: string): (slot: number) => number {
  const { currencies } = columns;
  const pay = columns.column('pay');
  return (slot) => {
    const amount = pay[slot] ?? 0;
    return amount > 0 && currencies[slot] !== currency ? Number.MIN_VALUE : amount;
  };
}
