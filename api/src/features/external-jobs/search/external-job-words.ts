import { findCities, foldText, stemOf, type TextSearch } from '../../search/index.ts';
import type { ExternalJobRow } from '../external-job.entity.ts';
import type { SearchableJob, WordMatches } from './external-job-filters.ts';
import { jobTypesIn, namesOfJobType } from './job-type-names.ts';

/** Folds a text, with a blank before every word. */
const blanks = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()}`;

/** Returns a listed job as it is searched. @param number its place among those that are listed */
export function toSearchable(job: ExternalJobRow, number: number): SearchableJob {
  const { title, organisation, city, summary } = job;
  const text = blanks([title, organisation, city ?? '', summary].join(' '));
  const name = foldText(city ?? '');
  const country = job.country ?? '';
  /* The list of cities may have learnt of a place since the job was saved. */
  const coordinates =
    typeof job.lat === 'number' ? job : findCities(name).find((candidate) => candidate.country === country);
  const place = city ? { city, name, country, lat: coordinates?.lat ?? null, lon: coordinates?.lon ?? null } : null;
  return { job, number, title: blanks(title), text, place };
}

/** What is searched by words. */
type Described = Pick<ExternalJobRow, 'title' | 'organisation' | 'city' | 'country' | 'summary' | 'type'>;
export const describedFields = ['title', 'organisation', 'city', 'country', 'summary', 'type'] as const;
/** Returns the texts of a job as the search of words takes them. */
export const searchedText = ({ title, organisation, city, country, summary, type }: Described) => ({
  title,
  organisation,
  city: city ?? null,
  country: country ?? null,
  text: summary,
  keywords: namesOfJobType(type),
});

/** Shorter words say little about what a title is about. */
const MIN_TITLE_WORD = 3;
/** More than any score: what is in the title comes before what is in its field, its organisation and its text. */
const TITLE_FIRST = 1_000_000;

/**
 * Finds by the words of a query, as the search of internships understands them. A type of job or a way of working that
 * the query names is found by what a job is as well as by what is written of it.
 */
export function matchWords(q: string, words: TextSearch): WordMatches {
  const textMatches = words.find(q);
  const stems = textMatches.words.filter((word) => word.length >= MIN_TITLE_WORD).map(stemOf);
  const isTitled = ({ title }: SearchableJob) => stems.length > 0 && stems.every((stem) => title.includes(` ${stem}`));
  const isNamedIn = ({ text }: SearchableJob, named: readonly string[]) => text.includes(` ${named.join(' ')}`);
  const types = jobTypesIn(textMatches.words);
  const isOfType = (job: SearchableJob) =>
    types.length === 0 || types.some(({ type, words: named }) => job.job.type === type || isNamedIn(job, named));
  const isOfMode = ({ job }: SearchableJob) => !textMatches.mode || job.workMode === textMatches.mode;
  /* What stands there as it was typed is found, finished or not. */
  const typed = blanks(q).split(' ').filter(Boolean);
  /* Many words begin with any one letter. */
  const isWritten = ({ text }: SearchableJob) =>
    typed.length > 0 && typed.every((word) => `${text} `.includes(word.length > 1 ? ` ${word}` : ` ${word} `));
  return {
    passes: (job) => isWritten(job) || (textMatches.matches(job.number) && isOfType(job) && isOfMode(job)),
    score: (job) => textMatches.score(job.number) + (isTitled(job) ? TITLE_FIRST : 0),
    closeness: ({ number }) => textMatches.closeness(number),
    suggestions: textMatches.suggestions,
  };
}
