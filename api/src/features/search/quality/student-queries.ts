import { category, parseRows, workMode } from '@prentice/contract';
import { z } from 'zod';
import queries from '../data/student-queries.json' with { type: 'json' };
import type { SearchableInternship } from '../in-memory/searchable.ts';
import { withTypo } from './search-quality.ts';

const studentQuery = z
  .strictObject({
    lang: z.enum(['en', 'de']),
    q: z.string(),
    fields: z.array(category).optional(),
    words: z.array(z.string()).optional(),
    place: z.string().optional(),
    mode: workMode.optional(),
  })
  .readonly();

/** A query as a student would type it, with what makes an internship suitable; all that is stated must hold. */
export type StudentQuery = z.infer<typeof studentQuery>;

/** Written before the search was tuned, from what the words mean and not from what the search returns. */
export const studentQueries: readonly StudentQuery[] = parseRows(queries, studentQuery);

/** Returns whether an internship is what the query means. Words are parts of the title or of the skills. */
export function isSuitable({ fields, words, place, mode }: StudentQuery, internship: SearchableInternship): boolean {
  const { summary, title } = internship;
  const skills = summary.requiredSkills.map(({ label }) => label).join(' ');
  const text = `${title} ${skills}`.toLowerCase();
  return (
    (!fields || fields.some((field) => field === summary.category)) &&
    (!words || words.some((word) => text.includes(word))) &&
    (!place || summary.locations.some(({ city }) => city === place)) &&
    (!mode || summary.workMode === mode)
  );
}

/** Returns the FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

export type QuerySetHalf = 'tuning' | 'held out';

/** Returns the half of a query. Nobody looks at single results of the half that is held out. */
export const queriesOfHalf = ({ q }: Pick<StudentQuery, 'q'>): QuerySetHalf =>
  (hashOf(q) >>> 7) % 2 === 0 ? 'tuning' : 'held out';

/** Returns the queries of a half with one slip in the longest word, for those with a word of five letters or more. */
export function misspelledQueries(
  half: QuerySetHalf,
  random: { whole(first: number, last: number): number },
): StudentQuery[] {
  return studentQueries.flatMap((query) => {
    const [word = ''] = query.q.split(' ').toSorted((a, b) => b.length - a.length);
    if (queriesOfHalf(query) !== half || !/^\p{L}{5,}$/u.test(word)) return [];
    return [{ ...query, q: query.q.replace(word, withTypo(word, random)) }];
  });
}
