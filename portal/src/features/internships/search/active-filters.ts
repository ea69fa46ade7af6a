import { joinPlaces, placesOf } from '../../../shared/places.ts';
import { languageText, moneyText, shortDateText } from '../../../i18n/format.ts';
import { comparisonCurrency, toMinorUnits, type MultiValueSearchParams } from '@prentice/contract';
import type { Language } from '../../../i18n/language.ts';
import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import { internshipSearchPath, type InternshipQuery, readInternshipQuery } from './internship-query.ts';
import { severalFilters, singleFilters } from './value-filters.ts';
import { valueLabel } from '../../../shared/internship-facts.ts';

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
  /** The name of the company that is searched in; its address names it otherwise. */
  employerName?: string | undefined;
}

type ListName = 'payType' | 'skill' | 'studyLevel' | 'language';

function listLabel(name: ListName, value: string, { t, language, skills }: FilterTextContext): string {
  if (name === 'skill') return skills[value] ?? value;
  if (name === 'language') return languageText(language, value);
  // Every value of these lists has a message under the filter's name; the query reader lets no other value through.
  return t(`${name}.${value}` as MessageKey);
}

function listFilters(query: InternshipQuery, context: FilterTextContext): ActiveFilter[] {
  const filters: { name: ListName | keyof MultiValueSearchParams; label: (value: string) => string }[] = [
    ...severalFilters.map(({ param, field }) => ({
      name: param,
      label: (value: string) => valueLabel(context.t, field, value),
    })),
    ...(['payType', 'skill', 'studyLevel', 'language'] as const).map((name) => ({
      name,
      label: (value: string) => listLabel(name, value, context),
    })),
  ];
  return filters.flatMap(({ name, label }) =>
    query[name].map((value) => ({
      label: label(value),
      href: internshipSearchPath(query, { [name]: query[name].filter((other: string) => other !== value) }),
    })),
  );
}

/** Returns "€500", as pay in the currency of the search. */
function minimumPayText(query: InternshipQuery, language: Language): string {
  const currency = comparisonCurrency(query);
  return moneyText(language, currency, toMinorUnits(query.payFrom ?? 0, currency));
}

function placeFilters(query: InternshipQuery, { t }: FilterTextContext): ActiveFilter[] {
  const places = placesOf(query);
  const radiusSuffix = query.radius ? ` + ${t('filters.km', { km: query.radius })}` : '';
  return places.map((place) => {
    const left = joinPlaces(places.filter((other) => other !== place));
    return {
      label: `${place}${radiusSuffix}`,
      href: internshipSearchPath(query, left ? { place: left } : { place: '', radius: undefined }),
    };
  });
}

/** Returns every active filter besides the search terms, each with the path of the search without it. */
export function activeFilters(query: InternshipQuery, context: FilterTextContext): ActiveFilter[] {
  const { t, language } = context;
  const filter = (active: unknown, label: () => string, without: Partial<InternshipQuery>): ActiveFilter[] =>
    active ? [{ label: label(), href: internshipSearchPath(query, without) }] : [];
  const { payFrom, durationFrom, durationTo, startFrom, startTo, hoursFrom, hoursTo, level } = query;
  const { responseTo, postedDays, employer } = query;
  return [
    ...placeFilters(query, context),
    ...filter(query.paid, () => t('filters.paid'), { paid: false }),
    ...filter(payFrom, () => t('filters.payFromChip', { amount: minimumPayText(query, language) }), {
      payFrom: undefined,
    }),
    ...listFilters(query, context),
    ...filter(
      durationFrom ?? durationTo,
      () => t('filters.durationChip', { from: durationFrom ?? 2, to: durationTo ?? 52 }),
      { durationFrom: undefined, durationTo: undefined },
    ),
    ...filter(startFrom, () => t('filters.startFromChip', { date: shortDateText(language, startFrom ?? '') }), {
      startFrom: undefined,
    }),
    ...filter(startTo, () => t('filters.startToChip', { date: shortDateText(language, startTo ?? '') }), {
      startTo: undefined,
    }),
    ...filter(hoursFrom, () => t('filters.hoursFromChip', { hours: hoursFrom ?? 0 }), { hoursFrom: undefined }),
    ...filter(hoursTo, () => t('filters.hoursChip', { hours: hoursTo ?? 0 }), { hoursTo: undefined }),
    ...filter(query.sponsorship, () => t('filters.sponsorship'), { sponsorship: false }),
    ...filter(level, () => t(`verification.level.${level ?? '1'}`), { level: undefined }),
    ...filter(responseTo, () => t('filters.responseChip', { days: responseTo ?? 0 }), { responseTo: undefined }),
    ...filter(postedDays, () => t('filters.posted', { days: postedDays ?? 0 }), { postedDays: undefined }),
    ...singleFilters.flatMap(({ param, field }) =>
      filter(query[param], () => valueLabel(t, field, query[param] ?? ''), { [param]: undefined }),
    ),
    ...filter(employer, () => t('filters.employerChip', { employer: context.employerName ?? employer }), {
      employer: '',
    }),
  ];
}

/** Returns a search in words, such as "data · Graz · Remote"; empty when it has neither words nor filters. */
export function searchWords(search: string, context: FilterTextContext): string {
  const query = readInternshipQuery(new URLSearchParams(search));
  return [query.q, ...activeFilters(query, context).map(({ label }) => label)].filter(Boolean).join(' · ');
}
