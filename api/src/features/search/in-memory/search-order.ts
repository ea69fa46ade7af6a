import { comparisonCurrency, type SearchParams } from '@prentice/contract';
import type { NumericColumns } from './numeric-columns.ts';
import { payRank } from './search-filters.ts';
import type { SlotOrder } from './top-slots.ts';

const valueAt = (column: ArrayLike<number>, slot: number): number => column[slot] ?? 0;

/** Puts the newest first; ties go by id. */
export function newestFirst(columns: NumericColumns, ids: readonly (string | undefined)[]): SlotOrder {
  const opened = columns.column('opened');
  return (a, b) => valueAt(opened, b) - valueAt(opened, a) || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1);
}

/** Returns 1 for what asks for no other language at a high level than those that a query names, 0 for what does. */
const languageRank =
  ({ demandingLanguages }: NumericColumns, named: readonly string[]) =>
  (slot: number): number =>
    demandingLanguages[slot]?.every((language) => named.includes(language)) ? 1 : 0;

/**
 * Puts results in the order asked for; ties go by newest, then by id, so that pages are stable.
 *
 * @param named the languages of work that the query names
 */
export function searchOrder(
  params: Pick<SearchParams, 'sort' | 'currency'>,
  columns: NumericColumns,
  ids: readonly (string | undefined)[],
  scores: Float32Array | undefined,
  named: readonly string[] = [],
): SlotOrder {
  const { sort } = params;
  const newest = newestFirst(columns, ids);
  const rising =
    (column: ArrayLike<number>): SlotOrder =>
    (a, b) =>
      valueAt(column, a) - valueAt(column, b) || newest(a, b);
  const falling =
    (rank: (slot: number) => number): SlotOrder =>
    (a, b) =>
      rank(b) - rank(a) || newest(a, b);
  if (sort === 'deadline') return rising(columns.column('closes'));
  if (sort === 'pay') return falling(payRank(columns, comparisonCurrency(params)));
  if (sort !== 'relevance') return newest;
  const byScore = scores ? falling((slot) => valueAt(scores, slot)) : newest;
  if (named.length === 0) return byScore;
  const rank = languageRank(columns, named);
  return (a, b) => rank(b) - rank(a) || byScore(a, b);
}
