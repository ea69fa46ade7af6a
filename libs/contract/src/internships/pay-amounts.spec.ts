import { describe, expect, it } from 'vitest';
import {
  comparisonCurrency,
  compactRange,
  fromMinorUnits,
  monthlyAmount,
  toMinorUnits,
  WEEKS_PER_MONTH,
} from './pay-amounts.ts';

describe('amounts of money', () => {
  it('are stored in hundredths, thousandths or whole units, as their currency has it', () => {
    const stored = (amount: number) => ['EUR', 'KWD', 'JPY'].map((currency) => toMinorUnits(amount, currency));
    expect(stored(1_200)).toEqual([120_000, 1_200_000, 1_200]);
  });
  it('are read as they were stored', () => {
    for (const currency of ['EUR', 'KWD', 'JPY'])
      expect(fromMinorUnits(toMinorUnits(1_250, currency), currency), currency).toBe(1_250);
    expect(fromMinorUnits(toMinorUnits(0.29, 'EUR'), 'EUR')).toBe(0.29);
  });
  it('are stored without the part of a minor unit that computing with fractions adds', () => {
    expect(toMinorUnits(1_200.55, 'EUR')).toBe(120_055);
    expect(toMinorUnits(1_200.5, 'JPY')).toBe(1_201);
  });
  it('count as hundredths while a currency is not written to its end', () => {
    for (const currency of ['', 'JP', 'YEN?', '100']) expect(toMinorUnits(12, currency), currency).toBe(1_200);
  });
});

const unstated = { hoursPerWeek: null, durationWeeks: null };

describe('an amount per month', () => {
  it('is what hours and weeks of an average month bring, with 40 hours where none are stated', () => {
    expect(monthlyAmount(15, { ...unstated, unit: 'hour', hoursPerWeek: 20 })).toBeCloseTo(1_300);
    expect(monthlyAmount(15, { ...unstated, unit: 'hour' })).toBeCloseTo(2_600);
    expect(monthlyAmount(300, { ...unstated, unit: 'week' })).toBeCloseTo(1_300);
    expect(monthlyAmount(1_234, { unit: 'month', hoursPerWeek: 20, durationWeeks: 26 })).toBe(1_234);
  });
  it('is the share of a total that falls on one month, and all of it where it lasts no longer', () => {
    expect(monthlyAmount(3_000, { ...unstated, unit: 'total', durationWeeks: 26 })).toBeCloseTo(500);
    expect(monthlyAmount(3_000, { ...unstated, unit: 'total', durationWeeks: 2 })).toBe(3_000);
    expect(monthlyAmount(3_000, { ...unstated, unit: 'total' })).toBe(3_000);
    expect(WEEKS_PER_MONTH).toBeCloseTo(4.333);
  });
});

it('pay is compared in euros unless another currency is asked for', () => {
  expect([comparisonCurrency({}), comparisonCurrency({ currency: 'CHF' })]).toEqual(['EUR', 'CHF']);
});

it('a range names its currency once, in both languages', () => {
  expect([compactRange('€1,200 – €1,400'), compactRange('1.200–1.400 €')]).toEqual(['€1,200–1,400', '1.200–1.400 €']);
});
