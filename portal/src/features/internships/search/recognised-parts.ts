import { cityName, internshipLimits, studyLevel, toMinorUnits, workMode } from '@prentice/contract';
import { languageText, moneyText, shortDateText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { internshipSearchPath, readInternshipQuery, type InternshipQuery } from './internship-query.ts';
import type { SearchResult } from '../internships-loader.ts';

type RecognisedPart = SearchResult['recognised'][number];

/**
 * A place, a way of working, hours, weeks or a language that the search words name, with the paths of the search
 * without it and with its words.
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

export type LabelContext = Parameters<typeof recognisedLinks>[2];

/** What a filter with its value is called, by filter. */
const partLabels: Readonly<
  Record<RecognisedPart['kind'], (part: Pick<RecognisedPart, 'text' | 'value'>, context: LabelContext) => string>
> = {
  place: ({ text }, { city, t }) => t('search.recognisedPlace', { place: city ?? capitalised(text) }),
  radius: ({ value }, { t }) => t('filters.radiusChip', { km: Number(value) }),
  mode: ({ value }, { t }) => t(`workMode.${workMode.parse(value)}`),
  hoursFrom: ({ value }, { t }) => t('filters.hoursFromChip', { hours: Number(value) }),
  hoursTo: ({ value }, { t }) => t('filters.hoursChip', { hours: Number(value) }),
  durationFrom: ({ value }, { t }) =>
    t('filters.durationChip', { from: Number(value), to: internshipLimits.durationWeeks.max }),
  durationTo: ({ value }, { t }) =>
    t('filters.durationChip', { from: internshipLimits.durationWeeks.min, to: Number(value) }),
  startFrom: ({ value }, { language, t }) => t('filters.startFromChip', { date: shortDateText(language, value) }),
  startTo: ({ value }, { language, t }) => t('filters.startToChip', { date: shortDateText(language, value) }),
  language: ({ value }, { language }) => languageText(language, value),
  payFrom: ({ value }, { language, currency, t }) =>
    t('filters.payFromChip', { amount: moneyText(language, currency, toMinorUnits(Number(value), currency)) }),
  payType: (_part, { t }) => t('payType.unpaid'),
  sponsorship: (_part, { t }) => t('filters.sponsorship'),
  studyLevel: ({ value }, { t }) => t(`studyLevel.${studyLevel.parse(value)}`),
};

/* A duration as it is typed in either language. */
const DURATION = /^(?:\D*\s)?(\d+)[\s-]*(?:(months?|monate?n?)|weeks?|wochen?)$/iu;

/** Returns a duration in the language of the page, with the weeks that it stands for: the weeks alone where words name it. */
function durationLabel(
  { text, value }: Pick<RecognisedPart, 'text' | 'value'>,
  end: string,
  { t }: LabelContext,
): string {
  const weeks = { from: Number(value), to: Number(end) };
  const [isNamed, count, months] = DURATION.exec(text) ?? [];
  if (!isNamed) return t('filters.durationChip', weeks);
  return t(months ? 'search.recognisedMonths' : 'search.recognisedWeeks', { count: Number(count), ...weeks });
}

/** "Summer 2027" names both ends of a range, and so does "6 months". */
function rangeLabel([part, end]: readonly RecognisedPart[], context: LabelContext): string {
  const { language, t } = context;
  if (!part) return '';
  if (!end) return partLabels[part.kind](part, context);
  if (part.kind === 'durationFrom') return durationLabel(part, end.value, context);
  const [from, to] = [part.value, end.value].map((day) => shortDateText(language, day));
  return t('filters.startChip', { from: from ?? '', to: to ?? '' });
}

/** Groups what was recognised by the words that name it: the ends of a range are named and removed together. */
const partGroups = (recognised: readonly RecognisedPart[]): RecognisedPart[][] => [
  ...Map.groupBy(recognised, ({ quoted }) => quoted).values(),
];

/** Returns what the words name that the search would be without in a shorter query, as it is called. */
export function labelOfLeftOut(
  recognised: readonly RecognisedPart[],
  shorter: string,
  context: LabelContext,
): string | undefined {
  const parts = partGroups(recognised).find(([part]) => part?.without === shorter);
  return parts && rangeLabel(parts, context);
}

/** Returns the query with what its words name for a filter, and for the other end of its range, as filters. */
export function withRecognisedFilter(
  query: InternshipQuery,
  recognised: readonly RecognisedPart[],
  filter: string,
): InternshipQuery {
  const parts = partGroups(recognised).find((group) => group.some(({ kind }) => kind === filter)) ?? [];
  const params = new URL(internshipSearchPath({ ...query, q: parts[0]?.without ?? query.q }), 'http://x').searchParams;
  for (const { kind, value } of parts) params.set(kind, value);
  return readInternshipQuery(params);
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
  partGroups(recognised).flatMap((parts) => {
    const [part] = parts;
    if (!part) return [];
    return [
      {
        label: rangeLabel(parts, context),
        text: part.text,
        withoutHref: internshipSearchPath(query, { q: part.without }),
        asWordsHref: internshipSearchPath(query, { q: part.quoted }),
      },
    ];
  });

/** What a search recognised in its words, and what of it is a place. */
export type NamedPlaces = Pick<SearchResult, 'recognised'> & Partial<Pick<SearchResult, 'place'>>;

/**
 * Returns the query with the place that its words name as its place filter, from which other places can be chosen.
 * Several places, and a place beside a way of working that will do instead, stay words.
 *
 * @param city the place as it is called, instead of as it was typed
 */
export function withRecognisedPlace(
  query: InternshipQuery,
  { recognised, place: searchedPlace }: NamedPlaces,
  city?: string,
): InternshipQuery {
  if (searchedPlace && searchedPlace.modes.length > 0) return query;
  const [place, ...others] = recognised.filter(({ kind }) => kind === 'place');
  const distance = recognised.find(({ kind }) => kind === 'radius');
  const read = distance ? { ...query, radius: Number(distance.value) } : query;
  return place && others.length === 0 ? { ...read, q: place.without, place: city ?? place.text } : read;
}

/** Returns a spelling that may be meant as it is shown: cities are called as on the page. The search writes them with capitals. */
export const suggestionText = (suggestion: string, { q }: Pick<InternshipQuery, 'q'>, language: Language): string => {
  const typed = new Set(q.split(/\s+/));
  return suggestion.replace(/\p{Lu}\S+/gu, (word) => (typed.has(word) ? word : cityName(word, null, language)));
};

/** Returns the words of a query that were searched for, without what was left out; nothing where no word counts. */
export function searchedWords(
  q: string | undefined,
  { ignored, ignoresWords }: Pick<SearchResult, 'ignored' | 'ignoresWords'>,
): string {
  if (!q || ignoresWords) return '';
  const remaining = ignored.reduce((words, part) => words.replace(part, ' '), q);
  return remaining.replaceAll(/\s+/g, ' ').trim();
}
