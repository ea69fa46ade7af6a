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
export type EverydayQuery = z.infer<typeof everydayQuery>;

/** Written without knowledge of the vocabulary, of the samples and of the other queries. */
export const everydayQueries: readonly EverydayQuery[] = parseRows(queries, everydayQuery);
