import { applicationLimits, DAY_MS, offer, payTypes, type payUnits, type Pay } from '@prentice/contract';
import { minorUnits } from '../../ui/pay.text.ts';

const { min, max } = applicationLimits.offerDays;
/** Days to answer that are suggested. */
const SUGGESTED_DAYS = '7';

/** An offer as it is typed: amounts in whole units of the currency. */
export interface OfferTyped {
  readonly text: string;
  readonly startDate: string;
  readonly type: Pay['type'];
  readonly amount: string;
  readonly currency: string;
  readonly unit: (typeof payUnits)[number];
  readonly days: string;
}

/** Only these state an amount. */
export const statesAmount = (type: Pay['type']): boolean => type === 'paid' || type === 'stipend';

const unitsOf = (currency: string): number => (/^[A-Z]{3}$/.test(currency) ? minorUnits(currency) : 100);

/** What the dialog begins with: the first day and the pay that were posted. */
export function firstTyping(startDate: string | null, pay: Pay | null): OfferTyped {
  const currency = pay?.currency ?? 'EUR';
  const least = pay?.min ?? null;
  return {
    text: '',
    startDate: startDate ?? '',
    type: pay?.type ?? payTypes[0],
    amount: least === null ? '' : String(least / unitsOf(currency)),
    currency,
    unit: pay?.unit ?? 'month',
    days: SUGGESTED_DAYS,
  };
}

function payOf({ type, amount, currency, unit }: OfferTyped) {
  if (!statesAmount(type)) return { type, min: null, max: null, currency: null, unit: null, benefits: null };
  const minor = amount.trim() === '' ? NaN : Math.round(Number(amount) * unitsOf(currency));
  return { type, min: minor, max: minor, currency, unit, benefits: null };
}

/** What was typed as the contract's offer. The days to answer count from `now` (milliseconds) and are kept within the limits. */
export function offerOf(typed: OfferTyped, now: number) {
  const days = Number(typed.days);
  const within = Number.isInteger(days) && days >= min && days <= max;
  return offer.safeParse({
    text: typed.text,
    startDate: typed.startDate,
    pay: payOf(typed),
    expiresAt: within ? new Date(now + days * DAY_MS).toISOString() : '',
  });
}
