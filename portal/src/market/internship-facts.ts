import { daysBetween } from '@prentice/contract';
import { moneyText, shortDateText, countryText, numberText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Fact } from '../ui/fact.ts';
import { payDisplay } from './pay-display.ts';
import type { InternshipSummary, Pay, Place } from './internship.views.ts';

/** Language and time: everything besides the internship that its texts depend on. */
export interface FormatContext {
  t: Translate;
  language: Language;
  now: Date;
}

type TextContext = Pick<FormatContext, 't' | 'language'>;

/** Pay in two parts: the amount, and for what time. Never an amount without its unit. */
function payParts(pay: Pay, { t, language }: TextContext): [value: string, detail?: string] {
  const shown = payDisplay(pay);
  if (shown.kind !== 'amount') return [t(shown.kind === 'unpaid' ? 'pay.unpaid' : 'pay.expenses_only')];
  const unit = t(`pay.unit.${shown.unit}`);
  return [moneyText(language, shown.currency, shown.min, shown.max), t(`pay.for.${shown.type}`, { unit })];
}

/** Pay in one line. */
export const payText = (pay: Pay, context: TextContext): string => payParts(pay, context).filter(Boolean).join(' ');

/** The first place with how many more there are, or nothing for remote work without one. */
export function placeText(locations: readonly Place[], { t, language }: TextContext): string {
  const [first, ...more] = locations;
  if (!first) return '';
  const place = `${first.city}, ${countryText(language, first.country)}`;
  return more.length === 0 ? place : t('internships.morePlaces', { place, more: more.length });
}

const SOON_DAYS = 7;

/** How many days are left until a deadline, when they are few. */
export function daysLeftText(day: string, { t, now }: Pick<FormatContext, 't' | 'now'>): string | undefined {
  const left = daysBetween(now, day);
  if (left === 0) return t('internships.deadlineToday');
  return left > 0 && left <= SOON_DAYS ? t('internships.daysLeft', { days: left }) : undefined;
}

function deadlineFact(deadline: string | null, reader: FormatContext): Fact {
  const { t, language } = reader;
  const label = t('internships.fact.deadline');
  if (!deadline) return { label, value: t('internships.noDeadline') };
  return { label, value: shortDateText(language, deadline), detail: daysLeftText(deadline, reader), iso: deadline };
}

export const startText = (
  one: Pick<InternshipSummary, 'startDate' | 'startFlexible'>,
  { t, language }: TextContext,
): string =>
  one.startDate && !one.startFlexible ? shortDateText(language, one.startDate) : t('internships.startFlexible');

/** Returns what people look for first, always in this order: pay, length, start, place and mode, deadline, response time. */
export function summaryFacts(internship: InternshipSummary, reader: FormatContext): Fact[] {
  const { t } = reader;
  const [pay, payDetail] = payParts(internship.pay, reader);
  const mode = t(`mode.${internship.workMode}`);
  const place = placeText(internship.locations, reader);
  const flexible = internship.startFlexible || !internship.startDate;
  return [
    { label: t('internships.fact.pay'), value: pay, detail: payDetail, strong: true },
    { label: t('internships.fact.length'), value: t('internships.weeks', { weeks: internship.durationWeeks }) },
    {
      label: t('internships.fact.start'),
      value: startText(internship, reader),
      iso: flexible ? undefined : (internship.startDate ?? undefined),
    },
    { label: t('internships.fact.place'), value: place || mode, detail: place ? mode : undefined },
    deadlineFact(internship.deadline, reader),
    { label: t('internships.fact.promise'), value: t('internships.promise', { days: internship.responseDays }) },
  ];
}

/** Returns the facts of the summary and those that only the whole posting has. */
export function postingFacts(
  one: InternshipSummary & { hoursPerWeek: number; openings: number; firstPublishedAt: string | null },
  reader: FormatContext,
): Fact[] {
  const { t, language } = reader;
  return [
    ...summaryFacts(one, reader),
    { label: t('internships.fact.hours'), value: numberText(language, one.hoursPerWeek) },
    { label: t('internships.fact.openings'), value: numberText(language, one.openings) },
    ...(one.firstPublishedAt
      ? [
          {
            label: t('internships.fact.published'),
            value: shortDateText(language, one.firstPublishedAt),
            iso: one.firstPublishedAt,
          },
        ]
      : []),
  ];
}
