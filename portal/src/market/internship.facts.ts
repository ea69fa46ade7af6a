import { daysBetween } from '@prentice/contract';
import { moneyText, shortDateText, countryText, numberText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Fact } from '../ui/fact.ts';
import { payDisplay } from './pay.display.ts';
import type { InternshipCard, Pay, Place } from './internship.views.ts';

/** Who reads, and when: everything that words depend on besides the internship. */
export interface Reader {
  t: Translate;
  language: Language;
  now: Date;
}

type Words = Pick<Reader, 't' | 'language'>;

/** Pay in two parts: the amount, and for what time. Never an amount without its unit. */
function payParts(pay: Pay, { t, language }: Words): [value: string, detail?: string] {
  const shown = payDisplay(pay);
  if (shown.kind !== 'amount') return [t(shown.kind === 'unpaid' ? 'pay.unpaid' : 'pay.expenses_only')];
  const unit = t(`pay.unit.${shown.unit}`);
  return [moneyText(language, shown.currency, shown.min, shown.max), t(`pay.for.${shown.type}`, { unit })];
}

/** Pay in one line. */
export const payText = (pay: Pay, words: Words): string => payParts(pay, words).filter(Boolean).join(' ');

/** The first place with how many more there are, or nothing for remote work without one. */
export function placeText(locations: readonly Place[], { t, language }: Words): string {
  const [first, ...more] = locations;
  if (!first) return '';
  const place = `${first.city}, ${countryText(language, first.country)}`;
  return more.length === 0 ? place : t('internships.morePlaces', { place, more: more.length });
}

const SOON_DAYS = 7;

/** How many days are left until a deadline, when they are few. */
export function daysLeftText(day: string, { t, now }: Pick<Reader, 't' | 'now'>): string | undefined {
  const left = daysBetween(now, day);
  if (left === 0) return t('internships.deadlineToday');
  return left > 0 && left <= SOON_DAYS ? t('internships.daysLeft', { days: left }) : undefined;
}

function deadlineFact(deadline: string | null, reader: Reader): Fact {
  const { t, language } = reader;
  const label = t('internships.fact.deadline');
  if (!deadline) return { label, value: t('internships.noDeadline') };
  return { label, value: shortDateText(language, deadline), detail: daysLeftText(deadline, reader), iso: deadline };
}

export const startText = (one: Pick<InternshipCard, 'startDate' | 'startFlexible'>, { t, language }: Words): string =>
  one.startDate && !one.startFlexible ? shortDateText(language, one.startDate) : t('internships.startFlexible');

/** What people look for first, always in this order: pay, length, start, place and mode, deadline, answer. */
export function cardFacts(one: InternshipCard, reader: Reader): Fact[] {
  const { t } = reader;
  const [pay, payDetail] = payParts(one.pay, reader);
  const mode = t(`mode.${one.workMode}`);
  const place = placeText(one.locations, reader);
  const flexible = one.startFlexible || !one.startDate;
  return [
    { label: t('internships.fact.pay'), value: pay, detail: payDetail, strong: true },
    { label: t('internships.fact.length'), value: t('internships.weeks', { weeks: one.durationWeeks }) },
    {
      label: t('internships.fact.start'),
      value: startText(one, reader),
      iso: flexible ? undefined : (one.startDate ?? undefined),
    },
    { label: t('internships.fact.place'), value: place || mode, detail: place ? mode : undefined },
    deadlineFact(one.deadline, reader),
    { label: t('internships.fact.promise'), value: t('internships.promise', { days: one.responseDays }) },
  ];
}

/** The card's facts and those that only the whole posting has. */
export function allFacts(
  one: InternshipCard & { hoursPerWeek: number; openings: number; firstPublishedAt: string | null },
  reader: Reader,
): Fact[] {
  const { t, language } = reader;
  return [
    ...cardFacts(one, reader),
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
