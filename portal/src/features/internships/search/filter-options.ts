import {
  comparisonCurrency,
  payTypes,
  postedWithinOptions,
  responseDayOptions,
  searchSorts,
  radiusOptions,
  studyLevels,
  defaultCurrency,
  defaultRadius,
} from '@prentice/contract';
import { currencyText, languageText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { toggledValues, type FilterOption } from '../../../ui/labelled-value.ts';
import { internshipSearchPath, type InternshipQuery } from './internship-query.ts';
import type { SearchResult } from '../internships-loader.ts';
import { filterLabel, severalFilters, singleFilters } from './value-filters.ts';
import { valueLabel } from '../../../shared/internship-facts.ts';

/** One filter as the form shows it. */
export interface FilterField {
  name: string;
  label: string;
  choices: FilterOption[];
  single?: boolean;
  open?: boolean;
}

/**
 * Returns whether a value leaves some of the results out. One that is set can always be taken back, and of one that is
 * not counted nobody knows.
 */
export const narrows = ({ count, chosen }: { count?: number | undefined; chosen: boolean }, total: number): boolean =>
  chosen || count === undefined || (count > 0 && count < total);

/** Returns whether a filter is offered: one of its values narrows the results. A skill can also be typed. */
export const isUsefulFilter = ({ name, choices }: Pick<FilterField, 'name' | 'choices'>, total: number): boolean =>
  name === 'skill' || choices.some((choice) => choice.value !== '' && narrows(choice, total));

type SearchSort = (typeof searchSorts)[number];

interface FilterContext {
  query: InternshipQuery;
  result: Pick<SearchResult, 'facets' | 'skills'>;
  t: Translate;
  language: Language;
}

/** Values with their counts. Those without results stay, so that each can be chosen beside the others. */
function countedOptions<T extends string>(
  context: FilterContext,
  name: string,
  values: readonly T[],
  chosen: readonly string[],
  label: (value: T) => string,
): FilterOption[] {
  const counts = context.result.facets[name];
  return values.map((value) => ({
    value,
    label: label(value),
    count: counts ? (counts[value] ?? 0) : undefined,
    chosen: chosen.includes(value),
  }));
}

/** Fields with the most results first, as the home page has them; the values of other filters in their own order. */
const optionsInOrder = (field: string, options: FilterOption[]): FilterOption[] =>
  field === 'category' ? options.toSorted((option, other) => (other.count ?? 0) - (option.count ?? 0)) : options;

/** Languages that are offered while the search does not count them. */
const commonLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl'];

/** Every value of a filter whose values come from the results, the most frequent first. */
const valuesFromResults = (
  { result }: FilterContext,
  name: string,
  chosen: readonly string[],
  otherwise: readonly string[] = [],
): string[] => {
  const counts = result.facets[name];
  if (!counts) return [...new Set([...chosen, ...otherwise])];
  const frequent = Object.entries(counts).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return [...new Set([...chosen, ...frequent.map(([value]) => value)])];
};

/** The orders of the results by name, the default first. */
export function sortOptions(query: InternshipQuery, t: Translate): { sort: SearchSort; label: string }[] {
  /* Without words there is no degree of match: what the API calls "relevance" is then the order by date. */
  const sorts = query.q ? searchSorts : searchSorts.filter((sort) => sort !== 'newest');
  return sorts.map((sort) => ({ sort, label: t(sort === 'relevance' && !query.q ? 'sort.newest' : `sort.${sort}`) }));
}

/** Returns whether a sort order is the one that the results are shown in. */
export const isCurrentSort = ({ q, sort: current }: InternshipQuery, sort: SearchSort): boolean =>
  current === sort || (!q && current === 'newest' && sort === 'relevance');

/** Returns the distances from the place with their counts; the default distance has an empty value. */
export function distanceOptions({ query, result, t }: FilterContext): FilterOption[] {
  const counts = query.place ? result.facets['radius'] : undefined;
  const chosen = query.radius ?? defaultRadius;
  return [...new Set([...radiusOptions, chosen])]
    .sort((a, b) => a - b)
    .map((km) => ({
      value: km === defaultRadius ? '' : String(km),
      label: counts?.[km] === undefined ? t('filters.km', { km }) : t('filters.kmCounted', { km, count: counts[km] }),
      chosen: km === chosen,
    }));
}

/** Returns the currencies for the minimum pay: those of the results, the default, and the current one. */
export function currencyOptions(
  query: InternshipQuery,
  { currencies }: Pick<SearchResult, 'currencies'>,
  language: Language,
): FilterOption[] {
  const compared = comparisonCurrency(query);
  const offered = new Set([compared, defaultCurrency, ...currencies.map(({ currency }) => currency)]);
  return [...offered]
    .sort((a, b) => a.localeCompare(b))
    .map((value) => ({ value, label: currencyText(language, value), chosen: value === compared }));
}

function numberOptions(
  context: FilterContext,
  name: string,
  values: readonly number[],
  chosen: number | undefined,
  label: (value: number) => string,
): FilterOption[] {
  const any = { value: '', label: context.t('filters.any'), chosen: chosen === undefined };
  const all = chosen === undefined || values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b);
  const counts = context.result.facets[name];
  return [
    any,
    ...all.map((value) => ({
      value: String(value),
      label: label(value),
      count: counts?.[value],
      chosen: value === chosen,
    })),
  ];
}

/* What students narrow a search by, the most common first; what is not named follows. */
const commonFirst = ['mode', 'category', 'language', 'skill', 'studyLevel'];
const rankOf = ({ name }: FilterField): number =>
  commonFirst.includes(name) ? commonFirst.indexOf(name) : commonFirst.length;
/* Their values are in sight. */
const openFilters = ['mode', 'category'];

/** Returns the filters with several values, in the order of the form. */
export const checkboxFilters = (context: FilterContext): FilterField[] =>
  valueFilters(context)
    .map((filter) => ({ ...filter, open: openFilters.includes(filter.name) }))
    .toSorted((filter, other) => rankOf(filter) - rankOf(other));

function valueFilters(context: FilterContext): FilterField[] {
  const { query, result, t, language } = context;
  const skills = valuesFromResults(context, 'skill', query.skill).filter((skill) => result.skills[skill] !== undefined);
  return [
    ...severalFilters.map(({ param, field, values }) => ({
      name: param,
      label: t(filterLabel(field)),
      choices: optionsInOrder(
        field,
        countedOptions(context, param, values, query[param], (value) => valueLabel(t, field, value)),
      ),
    })),
    {
      name: 'skill',
      label: t('filters.skill'),
      choices: countedOptions(context, 'skill', skills, query.skill, (name) => result.skills[name] ?? name),
    },
    {
      name: 'studyLevel',
      label: t('filters.studyLevel'),
      choices: countedOptions(context, 'studyLevel', studyLevels, query.studyLevel, (level) =>
        t(`studyLevel.${level}`),
      ),
    },
    {
      name: 'language',
      label: t('filters.language'),
      choices: countedOptions(
        context,
        'language',
        valuesFromResults(context, 'language', query.language, commonLanguages),
        query.language,
        (name) => languageText(language, name),
      ),
    },
    {
      name: 'payType',
      label: t('filters.payType'),
      choices: countedOptions(context, 'payType', payTypes, query.payType, (payType) => t(`payType.${payType}`)),
    },
  ];
}

/** Returns the filters with a single value. */
export function radioFilters(context: FilterContext): FilterField[] {
  const { query, t } = context;
  const levels = countedOptions(context, 'level', ['1', '2'] as const, [query.level ?? ''], (value) =>
    t(`filters.level.${value}`),
  );
  const any = (chosen: unknown): FilterOption => ({ value: '', label: t('filters.any'), chosen: chosen === undefined });
  return [
    {
      name: 'responseTo',
      label: t('filters.responseTo'),
      choices: numberOptions(context, 'responseTo', responseDayOptions, query.responseTo, (days) =>
        t('filters.days', { days }),
      ),
    },
    { name: 'level', label: t('filters.level'), choices: [any(query.level), ...levels] },
    {
      name: 'postedDays',
      label: t('filters.postedDays'),
      choices: numberOptions(context, 'postedDays', postedWithinOptions, query.postedDays, (days) =>
        t('filters.posted', { days }),
      ),
    },
    ...singleFilters.map(({ param, field, values }) => ({
      name: param,
      label: t(filterLabel(field)),
      choices: [
        any(query[param]),
        ...countedOptions(context, param, values, [query[param] ?? ''], (value) => valueLabel(t, field, value)),
      ],
    })),
  ];
}

const singleNames = ['responseTo', 'level', 'postedDays', ...singleFilters.map(({ param }) => param)] as const;

/** The values of the filters with several values in the order in which addresses name them. */
const valueOrders: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...Object.fromEntries(severalFilters.map(({ param, values }) => [param, values])),
  payType: payTypes,
  studyLevel: studyLevels,
};

const severalNames = [
  'payType',
  'skill',
  'studyLevel',
  'language',
  ...severalFilters.map(({ param }) => param),
] as const;

/** Returns the path of the search once a value of a filter is pressed: with it or, where it was chosen, without. */
export function filterValuePath(query: InternshipQuery, name: string, value: string): string {
  const several = severalNames.find((param) => param === name);
  if (several) {
    const chosen: readonly string[] = query[several];
    const order = valueOrders[name] ?? [...new Set([...chosen, value])];
    return internshipSearchPath(query, { [name]: toggledValues(order, chosen, value) });
  }
  const single = singleNames.find((param) => param === name);
  const isChosen = single !== undefined && String(query[single]) === value;
  return internshipSearchPath(query, { [name]: isChosen ? '' : value });
}
