import { parseRows } from '@prentice/contract';
import { z } from 'zod';
import queries from '../data/labelled-queries.json' with { type: 'json' };

const labelledQuery = z
  .strictObject({
    kind: z.enum(['exact', 'typo', 'prefix', 'synonym', 'german', 'employer', 'place', 'several', 'text', 'nothing']),
    q: z.string(),
    wants: z.string(),
  })
  .readonly();

/** A query with what one of the first answers must have: all the parts of `wants`, where its kind says. */
export type LabelledQuery = z.infer<typeof labelledQuery>;

export const labelledQueries: readonly LabelledQuery[] = parseRows(queries, labelledQuery);
