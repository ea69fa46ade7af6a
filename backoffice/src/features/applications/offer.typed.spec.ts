import { describe, expect, it } from 'vitest';
import { firstTyping, offerOf } from './offer.typed.ts';

const now = Date.UTC(2026, 10, 21);
const pay = { type: 'paid', min: 120_000, max: 140_000, currency: 'EUR', unit: 'month', benefits: null } as const;
const typed = { ...firstTyping('2027-02-01', pay), text: 'We would like you to join the team.' };

describe('an offer as it is typed', () => {
  it('begins with what was posted, in whole units', () => {
    expect(typed).toMatchObject({ amount: '1200', currency: 'EUR', unit: 'month', startDate: '2027-02-01', days: '7' });
  });
  it('becomes an amount in minor units that expires after the days given', () => {
    const made = offerOf({ ...typed, amount: '1250.5', days: '21' }, now);
    expect(made.data).toMatchObject({ pay: { min: 125_050, max: 125_050 }, expiresAt: '2026-12-12T00:00:00.000Z' });
  });
  it.each(['2', '22', '', '3.5'])('refuses %s days', (days) => {
    expect(offerOf({ ...typed, days }, now).error?.issues[0]?.path).toEqual(['expiresAt']);
  });
  it('asks for an amount only where the kind of pay has one', () => {
    expect(offerOf({ ...typed, amount: '' }, now).success).toBe(false);
    expect(offerOf({ ...typed, type: 'unpaid', amount: '' }, now).data?.pay).toMatchObject({
      type: 'unpaid',
      min: null,
    });
  });
});
