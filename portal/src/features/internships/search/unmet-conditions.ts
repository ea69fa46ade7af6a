import { cityName, workMode } from '@prentice/contract';
import { dayMonthText } from '../../../i18n/format.ts';
import { valueLabel, type FormatContext } from '../../../shared/internship-facts.ts';
import type { InternshipSummary } from '../../../shared/internship.views.ts';
import type { SearchResult } from '../internships-loader.ts';

/** What a search named beside its subject. */
export type NamedConditions = Pick<SearchResult, 'recognised' | 'place'>;
type Kind = SearchResult['recognised'][number]['kind'];
type Context = Pick<FormatContext, 't' | 'language'>;

/** Returns that an internship is elsewhere: "Vienna, not Graz". What is in a region or in one of several places is not known here. */
function unmetPlace({ locations }: InternshipSummary, { place }: NamedConditions, { t, language }: Context): string[] {
  const { known: searchedPlace, more = [], modes = [] } = place ?? {};
  const [first] = locations;
  if (!searchedPlace || !first || more.length + modes.length > 0) return [];
  const searchedCity = cityName(searchedPlace.city, searchedPlace.country, language);
  const names = locations.map(({ city, country }) => cityName(city, country, language));
  const [name = ''] = names;
  return names.includes(searchedCity) ? [] : [t('search.lacks.place', { place: name, searched: searchedCity })];
}

/** A limit that words name, and the value of an internship; null where that has none, so that the limit holds. */
interface Limit {
  readonly value: string | number | null;
  readonly text: (context: Context) => string;
}

function limitOf(internship: InternshipSummary, kind: Kind): Limit | undefined {
  const { startDate, startFlexible, durationWeeks, hoursPerWeek } = internship;
  if (kind.startsWith('start'))
    return {
      value: startFlexible ? null : startDate,
      text: ({ t, language }) => t('search.lacks.start', { date: startDate ? dayMonthText(language, startDate) : '' }),
    };
  if (kind.startsWith('duration'))
    return { value: durationWeeks, text: ({ t }) => t('search.lacks.duration', { weeks: durationWeeks }) };
  if (kind.startsWith('hours'))
    return { value: hoursPerWeek, text: ({ t }) => t('search.lacks.hours', { hours: hoursPerWeek }) };
  return undefined;
}

/** Returns that a value is beyond the limits that words name, once for both ends of a range. */
function unmetLimits(internship: InternshipSummary, { recognised }: NamedConditions, context: Context): string[] {
  const texts = recognised.flatMap(({ kind, value: end }) => {
    const limit = limitOf(internship, kind);
    if (!limit || limit.value === null) return [];
    const threshold = typeof limit.value === 'number' ? Number(end) : end;
    const isMet = kind.endsWith('From') ? limit.value >= threshold : limit.value <= threshold;
    return isMet ? [] : [limit.text(context)];
  });
  return [...new Set(texts)];
}

/** Returns that the way of working is another one: "On site, not remote". */
function unmetMode(internship: InternshipSummary, { recognised }: NamedConditions, context: Context): string[] {
  const { t, language } = context;
  const modes = recognised.flatMap(({ kind, value }) => (kind === 'mode' ? [workMode.parse(value)] : []));
  const [searchedMode] = modes;
  if (!searchedMode || modes.includes(internship.workMode)) return [];
  const label = valueLabel(t, 'workMode', searchedMode);
  /* Within a sentence, English has no capitals. */
  const searched = language === 'en' ? label.toLowerCase() : label;
  return [t('search.lacks.mode', { mode: valueLabel(t, 'workMode', internship.workMode), searched })];
}

/** Returns in a few words which conditions of a search a related internship does not meet. */
export const unmetConditions = (internship: InternshipSummary, named: NamedConditions, context: Context): string[] => [
  ...unmetPlace(internship, named, context),
  ...unmetMode(internship, named, context),
  ...unmetLimits(internship, named, context),
];
