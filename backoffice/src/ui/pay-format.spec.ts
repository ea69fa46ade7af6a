import { describe, expect, it } from 'vitest';
import { amountText, minorUnits, payAmount } from './value-format.ts';

const pay = { type: 'paid', min: 120_000, max: 150_000, currency: 'EUR', unit: 'month', benefits: null } as const;

describe('pay', () => {
  it('shows a range once with its currency on both sides', () => {
    expect(payAmount(pay, 'en')).toBe('€1,200–€1,500');
  });
  it('shows one amount where both ends are the same', () => {
    expect(payAmount({ ...pay, max: 120_000 }, 'en')).toBe('€1,200');
  });
  it('keeps cents where there are some', () => {
    expect(amountText(1_450, 'EUR', 'en')).toBe('€14.50');
  });
  it('knows currencies without minor units', () => {
    expect(minorUnits('JPY')).toBe(1);
    expect(amountText(1_500, 'JPY', 'en')).toBe('¥1,500');
  });
  it('states nothing where nothing is stated', () => {
    expect(payAmount({ ...pay, type: 'unpaid', min: null, max: null, currency: null, unit: null }, 'en')).toBeNull();
    expect(payAmount(null, 'en')).toBeNull();
  });
});
