import { editDistance } from '@prentice/contract';
import { allowedTypos } from '../text/text-words.ts';

/** Words with something known about each, that can be asked for those spelled alike. */
interface WordTree {
  has(word: string): boolean;
  fuzzyGet(word: string, maxDistance: number): Iterable<[string, unknown]>;
  /** Returns the words that begin so; there they are asked for by what follows the beginning. */
  atPrefix(beginning: string): Pick<WordTree, 'fuzzyGet'>;
}

/** A word that may have been meant, the more likely the lower its cost. */
export interface Correction {
  readonly word: string;
  readonly cost: number;
}

const MAX_CORRECTIONS = 3;
/** With a word that is one slip away, sources that are less likely are not asked, which takes time. */
const GOOD_ENOUGH = 1.1;
/** What is less likely than the best by more than this is not meant. */
const MAX_EXTRA_COST = 0.75;
const FIRST_LETTER_COST = 0.6;
/** What is in the index for something other than a word begins with a sign. */
const SIGNS = '=#@';

/** Returns the words that one becomes when two neighbouring letters change places. */
const withSwappedLetters = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2),
  );

/**
 * Finds words one slip away, which are found quickly; or else those two away that begin with the same letter, a small
 * part of all.
 */
function spelledAlike(word: string, source: WordTree, allowed: number): string[] {
  const near = [...source.fuzzyGet(word, 1)].map(([other]) => other);
  near.push(...withSwappedLetters(word).filter((other) => source.has(other)));
  const corrections = near.filter(isCandidate);
  if (corrections.length > 0 || allowed < 2) return corrections;
  const first = word.slice(0, 1);
  return [...source.atPrefix(first).fuzzyGet(word.slice(1), 2)].map(([rest]) => first + rest).filter(isCandidate);
}

const isCandidate = (word: string): boolean => word.length >= 3 && !SIGNS.includes(word[0] ?? '');

/**
 * Returns the words that are spelled most like one, the likeliest first. The first letter is seldom wrong, and an
 * earlier source is more likely than a later one.
 */
export function corrections(word: string, sources: readonly WordTree[]): readonly Correction[] {
  const allowed = allowedTypos(word.length);
  if (allowed === 0) return [];
  const costs = new Map<string, number>();
  let best = Infinity;
  sources.forEach((source, rank) => {
    if (best <= GOOD_ENOUGH) return;
    for (const other of spelledAlike(word, source, allowed)) {
      const distance = editDistance(word, other, allowed);
      if (distance > allowed) continue;
      const cost = distance + (word[0] === other[0] ? 0 : FIRST_LETTER_COST) + rank * 0.1;
      best = Math.min(best, cost);
      costs.set(other, Math.min(costs.get(other) ?? Infinity, cost));
    }
  });
  const limit = best + MAX_EXTRA_COST;
  return [...costs]
    .filter(([, cost]) => cost <= limit)
    .map(([other, cost]) => ({ word: other, cost }))
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_CORRECTIONS);
}
