import { describe, expect, it } from 'vitest';
import { spokenCityName } from '../places/city-names.ts';
import { foldText } from '../text/text-words.ts';
import { firstSamples, sampleInternships, searchSamples } from './sample-index.ts';
import { percent } from './search-quality.ts';
import { queriesOfHalf, isSuitable } from './student-queries.ts';
import { category, parseRows, workMode } from '@prentice/contract';
import { z } from 'zod';
import queries from '../data/everyday-queries.json' with { type: 'json' };

const everydayQuery = z
  .strictObject({
    lang: z.enum(['en', 'de']),
    q: z.string(),
    fields: z.array(category).optional(),
    words: z.array(z.string()).optional(),
    place: z.string().optional(),
    mode: workMode.optional(),
    /** The place that the query names, whether or not an internship is there. */
    namesPlace: z.string().optional(),
    /** Whether no word of it may be taken for a place. */
    namesNoPlace: z.boolean().optional(),
  })
  .readonly();

/** A query in everyday words, with what it means; all that is stated must hold. */
type EverydayQuery = z.infer<typeof everydayQuery>;

/** Written without knowledge of the vocabulary, of the samples and of the other queries. */
const everydayQueries: readonly EverydayQuery[] = parseRows(queries, everydayQuery);

const spoken = (name: string): string => spokenCityName(foldText(name));

/** The place of the query as the answer names it; empty when it has taken no word for a place. */
const recognisedPlace = (q: string): string =>
  searchSamples(q).recognised.find(({ kind }) => kind === 'place')?.value ?? '';

function isAnswered(query: EverydayQuery): boolean {
  const { q, namesPlace, namesNoPlace, fields, words, place, mode } = query;
  const named = namesPlace || namesNoPlace ? recognisedPlace(q) : '';
  if (namesPlace && !spoken(named).startsWith(spoken(namesPlace))) return false;
  if (namesNoPlace && named) return false;
  const asksForInternship = fields ?? words ?? place ?? mode;
  return !asksForInternship || firstSamples(q, 3).some((internship) => isSuitable(query, internship));
}

describe('everyday queries', () => {
  it('are at least a hundred, each with a suitable internship among the samples', () => {
    expect(everydayQueries.length).toBeGreaterThanOrEqual(100);
    const hopeless = everydayQueries.filter(
      (query) => !sampleInternships.some((sampleInternship) => isSuitable(query, sampleInternship)),
    );
    expect(hopeless.map(({ q }) => q)).toEqual([]);
  });

  it.each(['tuning', 'held out'] as const)('of the %s half are understood', (half) => {
    const queries = everydayQueries.filter((query) => queriesOfHalf(query) === half);
    const missed = queries.filter((query) => !isAnswered(query));
    const share = 1 - missed.length / queries.length;
    const missing = half === 'tuning' && missed.length > 0 ? `; missed: ${missed.map(({ q }) => q).join(', ')}` : '';
    console.log(`Everyday queries, ${half}: ${percent(share)} of ${queries.length}${missing}`);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
});
