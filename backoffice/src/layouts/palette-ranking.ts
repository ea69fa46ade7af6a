import { foldAccents } from '@prentice/contract';
import { hasNearWords } from './near-words.ts';

interface Ranked {
  readonly group: string;
  readonly label: string;
}

/** Returns how well a record's own name fits what was typed: 0 as it is, 1 it begins so, 2 a word does, 3 but for a typing error, 4 it fits by something else. */
function nameRank(label: string, query: string): number {
  const name = foldAccents(label);
  const typed = foldAccents(query);
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 2;
  return hasNearWords(label, query) ? 3 : 4;
}

/**
 * Orders what was found by how well its own name fits: the company "Lindgrund" before an internship of it. Groups stay
 * together, that of the best match first.
 */
export function byOwnName<Entry extends Ranked>(records: readonly Entry[], query: string): Entry[] {
  const groups = [...Map.groupBy(records, ({ group }) => group).values()].map((entries) => {
    const ranked = entries.map((entry) => ({ entry, rank: nameRank(entry.label, query) }));
    return ranked.toSorted((left, right) => left.rank - right.rank);
  });
  return groups
    .toSorted(([left], [right]) => (left?.rank ?? 0) - (right?.rank ?? 0))
    .flatMap((entries) => entries.map(({ entry }) => entry));
}
