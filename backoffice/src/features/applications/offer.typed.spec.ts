import { describe, expect, it } from 'vitest';
import { offerFaults } from '@prentice/contract';
import { localTime } from '../../ui/local.time.ts';
import { expiryChoice, firstTyping, offerOf } from './offer.typed.ts';

const now = Date.UTC(2026, 10, 21);
const pay = { type: 'paid', min: 120_000, max: 140_000, currency: 'EUR', unit: 'month', benefits: null } as const;
const typed = { ...firstTyping('2027-02-01', pay, now), text: 'We would like you to join the team.' };

describe('an offer as it is typed', () => {
  it('begins with what was posted, in whole units', () => {
    expect(typed).toMatchObject({ amount: '1200', currency: 'EUR', unit: 'month', startDate: '2027-02-01' });
    expect(offerOf(typed).data?.expiresAt).toBe('2026-11-28T00:00:00.000Z');
  });
  it('becomes an amount in minor units that expires at the instant chosen', () => {
    const expiresAt = localTime(new Date('2026-12-03T14:30:00.000Z'));
    const made = offerOf({ ...typed, amount: '1250.5', expiresAt });
    expect(made.data).toMatchObject({ pay: { min: 125_050, max: 125_050 }, expiresAt: '2026-12-03T14:30:00.000Z' });
  });
  it.each(['', 'soon', '2026-13-01T10:00'])('refuses "%s" as the time to answer', (expiresAt) => {
    expect(offerOf({ ...typed, expiresAt }).error?.issues[0]?.path).toEqual(['expiresAt']);
  });
  it.each([now, now + 1, now + 59_999])(
    'offers times for choosing that are possible, also a little later (%i)',
    (at) => {
      for (const expiresAt of Object.values(expiryChoice(at))) {
        const made = offerOf({ ...typed, expiresAt });
        expect(made.data && offerFaults(made.data, new Date(at))).toEqual([]);
      }
      const first = offerOf({ ...typed, expiresAt: expiryChoice(at).min });
      expect(first.data && offerFaults(first.data, new Date(at + 4 * 60_000))).toEqual([]);
    },
  );
  it('asks for an amount only where the kind of pay has one', () => {
    expect(offerOf({ ...typed, amount: '' }).success).toBe(false);
    expect(offerOf({ ...typed, type: 'unpaid', amount: '' }).data?.pay).toMatchObject({
      type: 'unpaid',
      min: null,
    });
  });
});
