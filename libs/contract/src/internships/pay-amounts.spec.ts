import { describe, expect, it } from 'vitest';
import { fromMinorUnits, toMinorUnits } from './pay-amounts.ts';

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
