import { internshipLimits } from '@prentice/contract';
import { languageText, minorUnits, moneyText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { internshipSearchPath, type InternshipQuery } from './internship-query.ts';
import type { SearchResult } from '../internships-loader.ts';

type RecognisedPart = SearchResult['recognised'][number];

/**
 * A place, a way of working, hours, weeks or a language that the search words name, with the paths of the search without it and with its
 * words.
 */
export interface RecognisedLink {
  label: string;
  text: string;
  withoutHref: string;
  asWordsHref: string;
}

/** A name that was typed in small letters only, with capitals: "st. gallen" is "St. Gallen". */
const capitalised = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : name;

function partLabel(
  { kind, text, value }: RecognisedPart,
  { city, language, currency, t }: Parameters<typeof recognisedLinks>[2],
): string {
  if (kind === 'language') return languageText(language, value);
  if (kind === 'durationFrom')
    return t('filters.durationChip', { from: Number(value), to: internshipLimits.durationWeeks.max });
  if (kind === 'durationTo')
    return t('filters.durationChip', { from: internshipLimits.durationWeeks.min, to: Number(value) });
  if (kind === 'payFrom')
    return t('filters.payFromChip', { amount: moneyText(language, currency, Number(value) * minorUnits(currency)) });
  if (kind === 'place') return t('search.recognisedPlace', { place: city ?? capitalised(text) });
  if (kind === 'hoursTo') return t('filters.hoursChip', { hours: Number(value) });
  if (kind === 'hoursFrom') return t('filters.hoursFromChip', { hours: Number(value) });
  return t(value === 'remote' ? 'workMode.remote' : value === 'hybrid' ? 'workMode.hybrid' : 'workMode.onsite');
}

/**
 * Returns the links of what the search recognised in its words.
 *
 * @param context `city` is the only place that they name, as it is called; a slip is not repeated
 */
export const recognisedLinks = (
  query: InternshipQuery,
  recognised: readonly RecognisedPart[],
  context: {
    readonly city: string | undefined;
    readonly language: Language;
    /** The currency in which pay is compared. */
    readonly currency: string;
    readonly t: Translate;
  },
): RecognisedLink[] =>
  recognised.map((part) => ({
    label: partLabel(part, context),
    text: part.text,
    withoutHref: internshipSearchPath(query, { q: part.without }),
    asWordsHref: internshipSearchPath(query, { q: part.quoted }),
  }));

/**
 * Returns the query with the place that its words name as its place filter, from which other places can be chosen.
 * Several places stay words.
 *
 * @param city the place as it is called, instead of as it was typed
 */
export function withRecognisedPlace(
  query: InternshipQuery,
  recognised: readonly RecognisedPart[],
  city?: string,
): InternshipQuery {
  const [place, ...others] = recognised.filter(({ kind }) => kind === 'place');
  return place && others.length === 0 ? { ...query, q: place.without, place: city ?? place.text } : query;
}

/** Returns a spelling that may be meant as it is shown: the name of a place with capitals, where that was the slip. */
export function suggestionText(
  suggestion: string,
  { q }: Pick<InternshipQuery, 'q'>,
  recognised: readonly RecognisedPart[],
): string {
  if (!recognised.some(({ kind }) => kind === 'place')) return suggestion;
  const typed = new Set(q.toLowerCase().split(/\s+/));
  return suggestion.replace(/\S+/g, (word) => (typed.has(word.toLowerCase()) ? word : capitalised(word)));
}
