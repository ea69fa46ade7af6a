import {
  DAY,
  defaultCurrency,
  fromMinorUnits,
  MINUTE,
  offer,
  offerExpiryRange,
  payTypes,
  toMinorUnits,
  type payUnits,
  type Pay,
} from '@prentice/contract';
import { fromLocalInput, toLocalInput } from '../../../ui/formats/time-format.ts';

/** Days to answer that are suggested. */
const SUGGESTED_DAYS = 7;

/** An offer as it is typed: amounts in whole units of the currency. */
export interface OfferFormValues {
  readonly text: string;
  readonly startDate: string;
  readonly type: Pay['type'];
  readonly amount: string;
  readonly currency: string;
  readonly unit: (typeof payUnits)[number];
  /** When the offer expires, as a date and time field has it. */
  readonly expiresAt: string;
}

/** Returns whether they state an amount. */
export const hasAmount = (type: Pay['type']): boolean => type === 'paid' || type === 'stipend';

/**
 * Returns the first and the last minute that the date and time field may name: whole minutes, and a margin of some minutes
 * after the first possible instant, because writing and sending an offer takes time as well.
 */
export function expiryRange(now: number): { readonly min: string; readonly max: string } {
  const { earliest, latest } = offerExpiryRange(new Date(now));
  return { min: toLocalInput(new Date(earliest.getTime() + 5 * MINUTE)), max: toLocalInput(latest) };
}

/** Characters of a day in the value of a field for day and time. */
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Returns what the dialog begins with: the first day and the pay that were posted, and a week to answer, until the end of the day. */
export function initialOfferValues(startDate: string | null, pay: Pay | null, now: number): OfferFormValues {
  const currency = pay?.currency ?? defaultCurrency;
  const least = pay?.min ?? null;
  return {
    text: '',
    startDate: startDate ?? '',
    type: pay?.type ?? payTypes[0],
    amount: least === null ? '' : String(fromMinorUnits(least, currency)),
    currency,
    unit: pay?.unit ?? 'month',
    expiresAt: `${toLocalInput(new Date(now + SUGGESTED_DAYS * DAY)).slice(0, DAY_LENGTH)}T23:59`,
  };
}

/**
 * Returns whether this pays less than what was posted. Amounts are compared only in the same currency and unit; no amount at
 * all is less than any.
 */
export function isBelowPostedPay({ type, amount, currency, unit }: OfferFormValues, posted: Pay | null): boolean {
  if (!posted?.min || !posted.currency) return false;
  if (!hasAmount(type)) return true;
  if (currency !== posted.currency || unit !== posted.unit || amount.trim() === '') return false;
  return toMinorUnits(Number(amount), currency) < posted.min;
}

function payFromForm({ type, amount, currency, unit }: OfferFormValues) {
  if (!hasAmount(type)) return { type, min: null, max: null, currency: null, unit: null, benefits: null };
  const minor = amount.trim() === '' ? NaN : toMinorUnits(Number(amount), currency);
  return { type, min: minor, max: minor, currency, unit, benefits: null };
}

/** Returns what was typed as the contract's offer; whether it expires within the limits is for `offerFaults`. */
export const offerFromForm = (values: OfferFormValues) =>
  offer.safeParse({
    text: values.text,
    startDate: values.startDate,
    pay: payFromForm(values),
    expiresAt: fromLocalInput(values.expiresAt),
  });
