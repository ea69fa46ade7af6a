import type { SearchParams } from '@prentice/contract';
import type { Columns } from './columns.ts';
import { comparedIn, payRank } from './pay.currency.ts';
import type { Order } from './top.slots.ts';

const at = (column: ArrayLike<number>, slot: number): number => column[slot] ?? 0;

/** The order asked for; ties go by newest, then by id, so that pages are stable. */
export function ordered(
  params: Pick<SearchParams, 'sort' | 'currency'>,
  columns: Columns,
  ids: readonly (string | undefined)[],
  scores: Float32Array | undefined,
): Order {
  const { sort } = params;
  const opened = columns.of('opened');
  const newest: Order = (a, b) => at(opened, b) - at(opened, a) || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1);
  const rising =
    (column: ArrayLike<number>): Order =>
    (a, b) =>
      at(column, a) - at(column, b) || newest(a, b);
  const falling =
    (rank: (slot: number) => number): Order =>
    (a, b) =>
      rank(b) - rank(a) || newest(a, b);
  if (sort === 'deadline') return rising(columns.of('closes'));
  if (sort === 'pay') return falling(payRank(columns, comparedIn(params)));
  return sort === 'relevance' && scores ? falling((slot) => at(scores, slot)) : newest;
}
