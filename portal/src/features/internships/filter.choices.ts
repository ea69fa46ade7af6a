import {
  categories,
  payTypes,
  postedDays,
  promisedDays,
  radii,
  studyLevels,
  usualCurrency,
  usualRadius,
  vacancyKinds,
  workModes,
} from '@prentice/contract';
import { currencyText, languageText } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Choice } from '../../ui/choice.ts';
import { comparedIn, type InternshipQuery } from './internship.query.ts';
import type { SearchResult } from './internships.server.ts';

/** One filter as the form shows it. */
export interface Group {
  name: string;
  label: string;
  choices: Choice[];
  single?: boolean;
  open?: boolean;
}

interface Given {
  query: InternshipQuery;
  result: Pick<SearchResult, 'facets' | 'skills'>;
  t: Translate;
  language: Language;
}

/** Values with their counts; those without results are left out unless they are chosen. */
function counted<T extends string>(
  given: Given,
  name: string,
  values: readonly T[],
  chosen: readonly string[],
  label: (value: T) => string,
): Choice[] {
  const counts = given.result.facets[name];
  return values
    .map((value) => ({
      value,
      label: label(value),
      count: counts ? (counts[value] ?? 0) : undefined,
      chosen: chosen.includes(value),
    }))
    .filter((choice) => choice.count !== 0 || choice.chosen);
}

/** Languages that are offered while the search does not count them. */
const commonLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl'];

/** Every value of a filter whose values come from the results, the most frequent first. */
const found = (
  { result }: Given,
  name: string,
  chosen: readonly string[],
  otherwise: readonly string[] = [],
): string[] => {
  const counts = result.facets[name];
  if (!counts) return [...new Set([...chosen, ...otherwise])];
  const frequent = Object.entries(counts).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return [...new Set([...chosen, ...frequent.map(([value]) => value)])];
};

/** Distances from the place with how many each would find; the usual one is what no choice means. */
export function distanceChoices({ query, result, t }: Given): Choice[] {
  const counts = query.place ? result.facets['radius'] : undefined;
  const chosen = query.radius ?? usualRadius;
  return [...new Set([...radii, chosen])]
    .sort((a, b) => a - b)
    .map((km) => ({
      value: km === usualRadius ? '' : String(km),
      label: counts?.[km] === undefined ? t('filters.km', { km }) : t('filters.kmCounted', { km, count: counts[km] }),
      chosen: km === chosen,
    }));
}

/** Currencies in which a least pay can be meant: those of the results, and the present one. */
export function currencyChoices(
  query: InternshipQuery,
  { currencies }: Pick<SearchResult, 'currencies'>,
  language: Language,
): Choice[] {
  const compared = comparedIn(query);
  const offered = new Set([compared, usualCurrency, ...currencies.map(({ currency }) => currency)]);
  return [...offered]
    .sort((a, b) => a.localeCompare(b))
    .map((value) => ({ value, label: currencyText(language, value), chosen: value === compared }));
}

function choiceOf(
  given: Given,
  name: string,
  values: readonly number[],
  chosen: number | undefined,
  label: (value: number) => string,
): Choice[] {
  const any = { value: '', label: given.t('filters.any'), chosen: chosen === undefined };
  const all = chosen === undefined || values.includes(chosen) ? values : [...values, chosen].sort((a, b) => a - b);
  const counts = given.result.facets[name];
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

/** The filters that one ticks, in the order of the form. */
export function tickedFilters(given: Given): Group[] {
  const { query, result, t, language } = given;
  const skills = found(given, 'skill', query.skill).filter((skill) => result.skills[skill] !== undefined);
  return [
    {
      name: 'mode',
      label: t('filters.mode'),
      open: true,
      choices: counted(given, 'mode', workModes, query.mode, (one) => t(`mode.${one}`)),
    },
    {
      name: 'category',
      label: t('filters.category'),
      open: true,
      choices: counted(given, 'category', categories, query.category, (one) => t(`category.${one}`)),
    },
    {
      name: 'skill',
      label: t('filters.skill'),
      choices: counted(given, 'skill', skills, query.skill, (one) => result.skills[one] ?? one),
    },
    {
      name: 'studyLevel',
      label: t('filters.studyLevel'),
      choices: counted(given, 'studyLevel', studyLevels, query.studyLevel, (one) => t(`studyLevel.${one}`)),
    },
    {
      name: 'language',
      label: t('filters.language'),
      choices: counted(
        given,
        'language',
        found(given, 'language', query.language, commonLanguages),
        query.language,
        (one) => languageText(language, one),
      ),
    },
    {
      name: 'payType',
      label: t('filters.payType'),
      choices: counted(given, 'payType', payTypes, query.payType, (one) => t(`payType.${one}`)),
    },
  ];
}

/** The filters of which one chooses one. */
export function chosenFilters(given: Given): Group[] {
  const { query, t } = given;
  const levels = counted(given, 'level', ['1', '2'] as const, [query.level ?? ''], (one) => t(`filters.level.${one}`));
  const kinds = counted(given, 'vacancyKind', vacancyKinds, [query.vacancyKind ?? ''], (one) => t(`vacancy.${one}`));
  const any = (chosen: unknown): Choice => ({ value: '', label: t('filters.any'), chosen: chosen === undefined });
  return [
    {
      name: 'responseTo',
      label: t('filters.responseTo'),
      choices: choiceOf(given, 'responseTo', promisedDays, query.responseTo, (days) => t('filters.days', { days })),
    },
    { name: 'level', label: t('filters.level'), choices: [any(query.level), ...levels] },
    {
      name: 'postedDays',
      label: t('filters.postedDays'),
      choices: choiceOf(given, 'postedDays', postedDays, query.postedDays, (days) => t('filters.posted', { days })),
    },
    { name: 'vacancyKind', label: t('filters.vacancyKind'), choices: [any(query.vacancyKind), ...kinds] },
  ];
}
