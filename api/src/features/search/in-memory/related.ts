import { intersection, setBits, hasBit, type BitMask } from './bit-mask.ts';
import type { FilterMasks } from './filter-masks.ts';
import { firstSlots, type SlotOrder } from './top-slots.ts';
import type { TermMatches } from './word-index.ts';

/** So many related internships are listed at most: what is further away is of no help. */
export const relatedLimit = 60;

/** More than any score. */
const DEGREE = 1_000_000;

/**
 * Returns what matches a query in part, the greatest part first, then by how well: at least a third of its terms and
 * every filter, other than a place or a way of working that the query itself names: these decide between equals.
 */
export function relatedSlots(
  { close, degrees, scores }: TermMatches,
  filters: FilterMasks,
  recognised: readonly string[],
  newest: SlotOrder,
): number[] {
  const full = filters.allExcept();
  const passed = intersection(filters.allExcept('q', ...recognised), close()).map(
    (word, index) => word & ~(full[index] ?? 0),
  );
  const named: BitMask[] = recognised.map((name) => filters.only(name));
  const rank = (slot: number): number => {
    const met = named.filter((mask) => hasBit(mask, slot)).length;
    return (3 * (degrees[slot] ?? 0) + met) * DEGREE + (scores[slot] ?? 0);
  };
  const slots = setBits(passed);
  const ranks = new Map(Array.from(slots, (slot) => [slot, rank(slot)]));
  const rankOf = (slot: number): number => ranks.get(slot) ?? 0;
  return firstSlots(slots, relatedLimit, (a, b) => rankOf(b) - rankOf(a) || newest(a, b));
}
