import { ARRAY_UPDATES } from './array-updates.ts';
import { COMPARISON } from './comparison.ts';
import { DATES } from './dates.ts';
import { EDGES } from './edges.ts';
import { EXPRESSIONS } from './expressions.ts';
import { NUMBER_EXPRESSIONS } from './number-expressions.ts';
import { PROJECTIONS } from './projections.ts';
import { QUERIES } from './queries.ts';
import { QUERY_ARRAYS } from './query-arrays.ts';
import { ERRORS } from './errors.ts';
import { STAGES } from './stages.ts';
import type { Group } from './table.ts';
import { UPDATES } from './updates.ts';

/** All tables. */
export const GROUPS: readonly Group[] = [
  ...COMPARISON,
  ...QUERIES,
  ...QUERY_ARRAYS,
  ...PROJECTIONS,
  ...UPDATES,
  ...ARRAY_UPDATES,
  ...STAGES,
  ...NUMBER_EXPRESSIONS,
  ...EXPRESSIONS,
  ...DATES,
  ...EDGES,
  ...ERRORS,
];
