import { dateLocale, compactRange, fromMinorUnits, type Interview, type Offer } from '@prentice/contract';
import type { EmailDetail } from '../../../platform/email/email.ts';
import { momentFormat } from '../../../platform/email/email-dates.ts';
import type { AccountSummary } from '../../accounts/index.ts';
import type { DeliveryContent } from './delivery.entity.ts';
import { emailFrame } from './delivery-email.messages.ts';

/** Who reads an email, and how dates are written for them. */
export type EmailReader = Pick<AccountSummary, 'role' | 'locale' | 'timeZone'>;

/** Returns what emails say besides what happened, in a language. */
export const wordsOf = (locale: string) => emailFrame[locale.startsWith('de') ? 'de' : 'en'];

/** Returns the day of an instant where the reader is, such as "4 March 2026". */
export const dayText = (instant: Date, { locale, timeZone }: EmailReader): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone }).format(instant);

/** Returns the day of an instant near now where the reader is, such as "4 March". */
export const shortDayText = (instant: Date, { locale, timeZone }: EmailReader): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { day: 'numeric', month: 'long', timeZone }).format(instant);

/**
 * Returns when, how and where an interview takes place, in the reader's language and time zone; nothing for another
 * event.
 */
export function interviewDetails(interview: Interview | undefined, reader: EmailReader): EmailDetail[] {
  if (!interview) return [];
  const words = wordsOf(reader.locale);
  const { startsAt, durationMinutes, mode, place, link, note } = interview;
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  return [
    { label: words.when, text: momentFormat(reader, 'long').formatRange(start, end) },
    { label: words.how, text: words.mode[mode] },
    ...(place ? [{ label: words.where, text: place }] : []),
    ...(link ? [{ label: words.link, text: link, url: link }] : []),
    ...(note ? [{ label: words.note, text: note }] : []),
  ];
}

/**
 * Returns an amount or the range between two, which are in minor units, in a currency and for a unit of time; the kind
 * of pay where there is none.
 */
function payText({ type, min, max, currency, unit }: Offer['pay'], locale: string): string {
  const words = wordsOf(locale);
  if (!currency) return words.payType[type];
  const amounts = [...new Set([min, max])].flatMap((amount) =>
    amount === null ? [] : fromMinorUnits(amount, currency),
  );
  const [from, to = from] = amounts;
  if (from === undefined || to === undefined) return words.payType[type];
  const format = new Intl.NumberFormat(dateLocale(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amount = from === to ? format.format(from) : compactRange(format.formatRange(from, to));
  return unit ? `${amount} ${words.payUnit[unit]}` : amount;
}

/** Lists why a company was not verified yet, and the day that matters next; nothing for another event. */
export function verificationDetails(verification: DeliveryContent['verification'], reader: EmailReader): EmailDetail[] {
  if (!verification) return [];
  const words = wordsOf(reader.locale);
  const names: Readonly<Record<string, string>> = words.caseReasons;
  const { reasonCodes, answerBy, retryFrom } = verification;
  const reasons = reasonCodes.map((code) => names[code] ?? words.caseReasons.other);
  return [
    ...(reasons.length > 0 ? [{ label: words.caseReason(reasons.length), text: reasons.join('\n') }] : []),
    ...(answerBy ? [{ label: words.answerBy, text: dayText(new Date(answerBy), reader) }] : []),
    ...(retryFrom ? [{ label: words.retryFrom, text: dayText(new Date(retryFrom), reader) }] : []),
  ];
}

/** Lists when an offered internship begins, and what is paid; nothing for another event. */
export function offerDetails(offer: Offer | undefined, { locale }: EmailReader): EmailDetail[] {
  if (!offer) return [];
  const words = wordsOf(locale);
  const { startDate, pay } = offer;
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return [
    { label: words.start, text: day.format(new Date(startDate)) },
    { label: words.pay, text: payText(pay, locale) },
    ...(pay.benefits ? [{ label: words.benefits, text: pay.benefits }] : []),
  ];
}
