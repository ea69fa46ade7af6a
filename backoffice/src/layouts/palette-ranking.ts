import { foldAccents } from '@prentice/contract';
import { hasNearWords, wordsOf } from './near-words.ts';
import type { Command } from './palette-command.ts';

type Ranked = Pick<Command, 'group' | 'label' | 'detail' | 'words'>;

/** Returns whether every word that was typed begins one of a text. */
function hasWordBeginnings(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/**
 * Returns how well something fits what was typed: 0 its name is that, 1 it begins so, 2 words of it do, 3 words that are
 * said about it do, 4 words of its name but for a typing error, 5 it has that in the middle of a word, or somewhere else.
 */
function rankOf({ label, detail = '', words = '' }: Ranked, query: string): number {
  const name = foldAccents(label);
  const typed = foldAccents(query);
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (hasWordBeginnings(label, query)) return 2;
  if (hasWordBeginnings(`${label} ${detail} ${words}`, query)) return 3;
  return hasNearWords(label, query) ? 4 : 5;
}

/** Orders by how well each fits what was typed; those that fit alike stay in their order. */
export function byFit<Entry extends Ranked>(entries: readonly Entry[], query: string): Entry[] {
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(entry, query) }));
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ entry }) => entry);
}

/**
 * Orders commands and records alike by how well they fit: the company "Lindgrund" before an internship of it, and a command
 * before somebody whose name differs from what was typed. Groups stay together, that of the best match first.
 */
export function groupsByFit<Entry extends Ranked>(entries: readonly Entry[], query: string): Entry[] {
  return [...Map.groupBy(byFit(entries, query), ({ group }) => group).values()].flat();
}
