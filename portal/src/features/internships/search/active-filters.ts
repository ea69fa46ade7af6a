import { languageText, minorUnits, moneyText, shortDateText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import {
  comparisonCurrency,
  internshipSearchPath,
  joinPlaces,
  placesOf,
  type InternshipQuery,
} from './internship-query.ts';

/** An active filter and the path of the search without it. */
export interface ActiveFilter {
  label: string;
  href: string;
}

/** What the texts of filters depend on. */
export interface FilterTextContext {
  t: Translate;
  language: Language;
  /** Names of skills by key. */
  skills: Readonly<Record<string, string>>;
}

type ListName = 'mode' | 'category' | 'payType' | 'skill' | 'studyLevel' | 'language';

function valueLabel(name: ListName, value: string, { t, language, skills }: FilterTextContext): string {
  if (name === 'skill') return skills[value] ?? value;
  if (name === 'language') return languageText(language, value);
  // Every value of these lists has a message under the filter's name; the query reader lets no other value through.
  return t(`${name}.${value}` as MessageKey);
}

function listFilters(query: InternshipQuery, context: FilterTextContext): ActiveFilter[] {
  const names: ListName[] = ['mode', 'category', 'payType', 'skill', 'studyLevel', 'language'];
  return names.flatMap((name) =>
    query[name].map((value) => ({
      label: valueLabel(name, value, context),
      href: internshipSearchPath(query, { [name]: query[name].filter((other) => other !== value) }),
    })),
  );
}

/** "€500", as pay in the currency of the search. */
function minimumPayText(query: InternshipQuery, language: Language): string {
  const currency = comparisonCurrency(query);
  return moneyText(language, currency, (query.payFrom ?? 0) * minorUnits(currency));
}

function placeFilters(query: InternshipQuery, { t }: FilterTextContext): ActiveFilter[] {
  const places = placesOf(query);
  const around = query.radius ? ` + ${t('filters.km', { km: query.radius })}` : '';
  return places.map((place) => {
    const left = joinPlaces(places.filter((other) => other !== place));
    return {
      label: `${place}${around}`,
      href: internshipSearchPath(query, left ? { place: left } : { place: '', radius: undefined }),
    };
  });
}

/** Returns every active filter besides the search terms, each with the path of the search without it. */
export function activeFilters(query: InternshipQuery, context: FilterTextContext): ActiveFilter[] {
  const { t, language } = context;
  const one = (active: unknown, label: () => string, without: Partial<InternshipQuery>): ActiveFilter[] =>
    active ? [{ label: label(), href: internshipSearchPath(query, without) }] : [];
  const {
    payFrom,
    durationFrom,
    durationTo,
    startFrom,
    startTo,
    hoursTo,
    level,
    responseTo,
    postedDays,
    vacancyKind,
    employer,
  } = query;
  return [
    ...placeFilters(query, context),
    ...one(query.paid, () => t('filters.paid'), { paid: false }),
    ...one(payFrom, () => t('filters.payFromChip', { amount: minimumPayText(query, language) }), {
      payFrom: undefined,
    }),
    ...listFilters(query, context),
    ...one(
      durationFrom ?? durationTo,
      () => t('filters.durationChip', { from: durationFrom ?? 2, to: durationTo ?? 52 }),
      { durationFrom: undefined, durationTo: undefined },
    ),
    ...one(startFrom, () => t('filters.startFromChip', { date: shortDateText(language, startFrom ?? '') }), {
      startFrom: undefined,
    }),
    ...one(startTo, () => t('filters.startToChip', { date: shortDateText(language, startTo ?? '') }), {
      startTo: undefined,
    }),
    ...one(hoursTo, () => t('filters.hoursChip', { hours: hoursTo ?? 0 }), { hoursTo: undefined }),
    ...one(query.sponsorship, () => t('filters.sponsorship'), { sponsorship: false }),
    ...one(level, () => t(`trail.level.${level ?? '1'}`), { level: undefined }),
    ...one(responseTo, () => t('filters.responseChip', { days: responseTo ?? 0 }), { responseTo: undefined }),
    ...one(postedDays, () => t('filters.posted', { days: postedDays ?? 0 }), { postedDays: undefined }),
    ...one(vacancyKind, () => t(`vacancy.${vacancyKind ?? 'open_now'}`), { vacancyKind: undefined }),
    ...one(employer, () => t('filters.employerChip', { employer }), { employer: '' }),
  ];
}
