import { describe, expect, it } from 'vitest';
import { offerFaults, type Pay } from '@prentice/contract';
import { toLocalInput } from '../../../ui/formats/time-format.ts';
import {
  expiryRange,
  initialOfferValues,
  isBelowPostedPay,
  offerFromForm,
  type OfferFormValues,
} from './offer-form-values.ts';

const now = Date.UTC(2026, 10, 21);
const pay = { type: 'paid', min: 120_000, max: 140_000, currency: 'EUR', unit: 'month', benefits: null } as const;
const typed = { ...initialOfferValues('2027-02-01', pay, now), text: 'We would like you to join the team.' };

describe('an offer as it is typed', () => {
  it('begins with what was posted, in whole units', () => {
    expect(typed).toMatchObject({ amount: '1200', currency: 'EUR', unit: 'month', startDate: '2027-02-01' });
    expect(offerFromForm(typed).data?.expiresAt).toBe('2026-11-28T23:59:00.000Z');
  });
  it('becomes an amount in minor units that expires at the instant chosen', () => {
    const expiresAt = toLocalInput(new Date('2026-12-03T14:30:00.000Z'));
    const result = offerFromForm({ ...typed, amount: '1250.5', expiresAt });
    expect(result.data).toMatchObject({ pay: { min: 125_050, max: 125_050 }, expiresAt: '2026-12-03T14:30:00.000Z' });
  });
  it.each(['', 'soon', '2026-13-01T10:00'])('refuses "%s" as the time to answer', (expiresAt) => {
    expect(offerFromForm({ ...typed, expiresAt }).error?.issues[0]?.path).toEqual(['expiresAt']);
  });
  it.each([now, now + 1, now + 59_999])(
    'offers times for choosing that are possible, also a little later (%i)',
    (index) => {
      for (const expiresAt of Object.values(expiryRange(index))) {
        const result = offerFromForm({ ...typed, expiresAt });
        expect(result.data && offerFaults(result.data, new Date(index))).toEqual([]);
      }
      const first = offerFromForm({ ...typed, expiresAt: expiryRange(index).min });
      expect(first.data && offerFaults(first.data, new Date(index + 4 * 60_000))).toEqual([]);
    },
  );
  it('asks for an amount only where the kind of pay has one', () => {
    expect(offerFromForm({ ...typed, amount: '' }).success).toBe(false);
    expect(offerFromForm({ ...typed, type: 'unpaid', amount: '' }).data?.pay).toMatchObject({
      type: 'unpaid',
      min: null,
    });
  });
});

describe('an offer that pays less than was posted', () => {
  const posted: Pay = { type: 'paid', min: 85_000, max: 95_000, currency: 'EUR', unit: 'month', benefits: null };
  const values = (part: Partial<OfferFormValues>): OfferFormValues => ({
    ...initialOfferValues('2027-02-01', posted, Date.UTC(2026, 10, 1)),
    ...part,
  });

  it.each([
    ['a lower amount', { amount: '849' }, true],
    ['no pay at all', { type: 'unpaid' as const }, true],
    ['the posted amount', { amount: '850' }, false],
    ['a lower amount in another currency', { amount: '700', currency: 'GBP' }, false],
    ['a lower amount for another time', { amount: '20', unit: 'hour' as const }, false],
    ['an amount that is being typed', { amount: '' }, false],
  ])('is one with %s: %o is %s', (_, part, below) => {
    expect(isBelowPostedPay(values(part), posted)).toBe(below);
  });

  it('is none where no pay was posted', () => {
    expect(isBelowPostedPay(values({ amount: '1' }), null)).toBe(false);
  });
});
