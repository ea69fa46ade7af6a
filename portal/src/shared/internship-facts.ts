import {
  calendarDaysBetween,
  cityName,
  defaultTimeZone,
  fromMinorUnits,
  toMinorUnits,
  type ChoiceField,
  type Eligibility,
} from '@prentice/contract';
import { publicDay } from '../i18n/date-time.ts';
import { dateText, dayMonthText, moneyText, percentText, shortDateText, numberText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';
import type { Fact } from '../ui/labelled-value.ts';
import { payDisplay, type InternshipSummary, type Pay, type Place } from './internship.views.ts';
import { placeName } from './places.ts';

/** Language and time: everything besides the internship that its texts depend on. */
export interface FormatContext {
  t: Translate;
  language: Language;
  now: Date;
}

/**
 * Returns the name of a value of a field. The contract names every value, which the type of a key made of two parts cannot
 * tell.
 */
export const valueLabel = (t: Translate, field: ChoiceField, value: string): string =>
  t(`${field}.${value}` as MessageKey);

type TextContext = Pick<FormatContext, 't' | 'language'>;

/** Returns pay in two parts: the amount, and for what time. Never an amount without its unit. */
function payParts(pay: Pay, { t, language }: TextContext): [value: string, detail?: string] {
  const display = payDisplay(pay);
  if (display.kind !== 'amount') return [t(display.kind === 'unpaid' ? 'pay.unpaid' : 'pay.expenses_only')];
  const unit = t(`pay.unit.${display.unit}`);
  return [moneyText(language, display.currency, display.min, display.max), t(`pay.for.${display.type}`, { unit })];
}

/** Returns pay in one line. */
export const payText = (pay: Pay, context: TextContext): string => payParts(pay, context).filter(Boolean).join(' ');

/** Returns the first place with how many more there are, or nothing for remote work without one. */
export function placeText(locations: readonly Place[], { t, language }: TextContext): string {
  const [first, ...more] = locations;
  if (!first) return '';
  const place = placeName(first, language);
  return more.length === 0 ? place : t('internships.morePlaces', { place, more: more.length });
}

/** Beside a date further away than this, the days until then say nothing more. */
const COUNTED_DAYS = 60;
/** In the last days, those that are left say more than the date. */
export const SOON_DAYS = 7;

/**
 * Returns how many days of the portal's calendar are left until a deadline, when they are few. A page is kept for some
 * minutes, so that it may be a day behind for that long after midnight.
 */
export function daysLeftText(
  day: string,
  { t, now }: Pick<FormatContext, 't' | 'now'>,
  most = COUNTED_DAYS,
): string | undefined {
  const left = calendarDaysBetween(now, day, defaultTimeZone);
  if (left === 0) return t('internships.deadlineToday');
  return left > 0 && left <= most ? t('internships.daysLeft', { days: left }) : undefined;
}

function deadlineFact(deadline: string | null, reader: FormatContext, dateText: typeof shortDateText): Fact {
  const { t, language } = reader;
  const label = t('internships.fact.deadline');
  if (!deadline) return { label, value: t('internships.noDeadline') };
  return { label, value: dateText(language, deadline), detail: daysLeftText(deadline, reader), iso: deadline };
}

export const startText = (
  internship: Pick<InternshipSummary, 'startDate' | 'startFlexible'>,
  { t, language }: TextContext,
): string =>
  internship.startDate && !internship.startFlexible
    ? shortDateText(language, internship.startDate)
    : t('internships.startFlexible');

/**
 * Returns what people look for first, always in this order: pay, length, start, place and mode, deadline, response
 * time.
 * @param deadlineText writes the deadline; its days left follow
 */
export function summaryFacts(
  internship: InternshipSummary,
  reader: FormatContext,
  deadlineText: typeof shortDateText = shortDateText,
): Fact[] {
  const { t } = reader;
  const [pay, payDetail] = payParts(internship.pay, reader);
  const mode = t(`workMode.${internship.workMode}`);
  const place = placeText(internship.locations, reader);
  const flexible = internship.startFlexible || !internship.startDate;
  return [
    { label: t('internships.fact.pay'), value: pay, detail: payDetail, strong: true, isPlain: true },
    {
      label: t('internships.fact.length'),
      value: t('internships.weeks', { weeks: internship.durationWeeks }),
      isPlain: true,
    },
    {
      label: t('internships.fact.start'),
      value: startText(internship, reader),
      iso: flexible ? undefined : (internship.startDate ?? undefined),
    },
    { label: t('internships.fact.place'), value: place || mode, detail: place ? mode : undefined, isPlain: true },
    deadlineFact(internship.deadline, reader, deadlineText),
    { label: t('internships.fact.promise'), value: t('internships.promise', { days: internship.responseDays }) },
  ];
}

/** Returns pay in few words: "€1,200–1,440 a month". */
export function shortPayText(
  { min, max, currency, unit }: { min: number; max: number; currency: string; unit: NonNullable<Pay['unit']> },
  { t, language }: TextContext,
): string {
  return t(`card.pay.${unit}`, { amount: moneyText(language, currency, min, max) });
}

/** Returns pay as cards and rows state it: "€1,200–1,440 a month", or that there is none. */
export function rowPayText(pay: Pay, context: TextContext): string {
  const display = payDisplay(pay);
  return display.kind === 'amount' ? shortPayText(display, context) : payText(pay, context);
}

/** Returns pay, duration and start in few words. */
function termsLine(
  { pay, durationWeeks, startDate, startFlexible }: InternshipSummary,
  context: TextContext,
): string[] {
  const { t, language } = context;
  return [
    rowPayText(pay, context),
    t('internships.weeks', { weeks: durationWeeks }),
    startDate && !startFlexible
      ? t('card.start', { date: dayMonthText(language, startDate) })
      : t('card.startFlexible'),
  ];
}

/**
 * Returns the facts of a summary as the second and the third line of a narrow card: pay, duration and start, then
 * place, deadline and response time.
 */
export function cardLines(
  internship: InternshipSummary,
  reader: FormatContext,
): [terms: string[], conditions: string[]] {
  const { t, language } = reader;
  const { locations, workMode, deadline, responseDays } = internship;
  const [first, ...more] = locations;
  const mode = t(`workMode.${workMode}`);
  const name = first && cityName(first.city, first.country, language);
  const city = name && (more.length > 0 ? t('internships.morePlaces', { place: name, more: more.length }) : name);
  const left = deadline ? daysLeftText(deadline, reader, SOON_DAYS) : undefined;
  return [
    termsLine(internship, reader),
    [
      city ? (workMode === 'onsite' ? city : `${city}, ${mode}`) : mode,
      left ?? (deadline ? t('card.deadline', { date: dayMonthText(language, deadline) }) : t('card.noDeadline')),
      t('card.promise', { days: responseDays }),
    ],
  ];
}

/** Differences from the median below this share are not worth naming. */
const SAME_PAY = 0.03;

/** Returns pay in relation to the median of others that count it the same way; undefined without one or without pay. */
export function payMedianText(
  { pay, category }: Pick<InternshipSummary, 'pay' | 'category'>,
  median: { amount: number; count: number } | null,
  { t, language }: TextContext,
): string | undefined {
  const display = payDisplay(pay);
  if (!median || display.kind !== 'amount' || display.type === 'expenses_only') return undefined;
  const difference = (display.min + display.max) / 2 / median.amount - 1;
  const money = moneyText(language, display.currency, roundedAmount(median.amount, display.currency));
  const values = {
    amount: t(`card.pay.${display.unit}`, { amount: money }),
    category: t(`category.${category}`),
    count: median.count,
    percent: percentText(language, Math.abs(difference)),
  };
  if (Math.abs(difference) < SAME_PAY) return t('internship.median.same', values);
  return t(difference > 0 ? 'internship.median.above' : 'internship.median.below', values);
}

/** Returns an amount of more than a hundred without cents: nobody compares those. */
function roundedAmount(amount: number, currency: string): number {
  const units = fromMinorUnits(amount, currency);
  return units > 100 ? toMinorUnits(Math.round(units), currency) : amount;
}

/** Returns "Usually answers in 3 days · 90% on time": whole days, which the figure's precision allows. */
export const responseRecordText = (
  { medianDays, withinPromise }: NonNullable<InternshipSummary['employer']['responsiveness']>,
  { t, language }: Pick<FormatContext, 't' | 'language'>,
): string =>
  t('answers.short', { days: Math.max(1, Math.round(medianDays)), share: percentText(language, withinPromise) });

/**
 * Returns the facts of the summary and those that only the whole posting has.
 *
 * @param median how the pay compares with that of others
 */
export function postingFacts(
  internship: InternshipSummary & { hoursPerWeek: number; openings: number; firstPublishedAt: string | null },
  reader: FormatContext,
  median?: string,
): Fact[] {
  const { t, language } = reader;
  const { responsiveness: record } = internship.employer;
  const detail = record ? responseRecordText(record, reader) : t('internship.noRecord');
  const promise = t('internships.fact.promise');
  const pay: Fact = {
    label: t('internships.fact.pay'),
    value: payText(internship.pay, reader),
    strong: true,
    note: median,
  };
  return [
    pay,
    ...summaryFacts(internship, reader)
      .filter(({ label }) => label !== pay.label)
      .map((fact) => (fact.label === promise ? { ...fact, detail } : fact)),
    { label: t('internships.fact.hours'), value: numberText(language, internship.hoursPerWeek) },
    { label: t('internships.fact.openings'), value: numberText(language, internship.openings) },
    ...(internship.firstPublishedAt
      ? [
          {
            label: t('internships.fact.published'),
            value: shortDateText(language, publicDay(internship.firstPublishedAt)),
            iso: internship.firstPublishedAt,
          },
        ]
      : []),
  ];
}

/** Returns the graduation window in words; empty when there is none. */
export function graduationText(
  { graduationFrom, graduationTo }: Pick<Eligibility, 'graduationFrom' | 'graduationTo'>,
  { t, language }: TextContext,
): string {
  const from = graduationFrom && dateText(language, graduationFrom);
  const to = graduationTo && dateText(language, graduationTo);
  if (from && to) return t('internship.graduationBetween', { from, to });
  if (from) return t('internship.graduationFrom', { from });
  return to ? t('internship.graduationTo', { to }) : '';
}
