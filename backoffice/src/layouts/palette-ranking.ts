import { editDistance, foldAccents } from '@prentice/contract';

/** Something that the palette does: an action of the screen, or the way to a screen or record. */
export interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  /** What tells it from others of its name. */
  readonly detail?: string | undefined;
  /** Other words by which it is found, which do not show. */
  readonly words?: string | undefined;
  readonly key?: string | undefined;
  readonly run: () => void;
}

const FEW_LETTERS = 4;
const MANY_LETTERS = 8;

/* Fewer than in a search of internships: the beginnings of words count here too. */
const allowedTypos = ({ length }: string): number => (length < FEW_LETTERS ? 0 : length < MANY_LETTERS ? 1 : 2);

/** Returns the words of a text in small letters without accents. */
const wordsOf = (text: string): readonly string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** Returns whether a word may be what somebody meant to type, or begin with it. */
function isMeant(typed: string, word: string): boolean {
  const allowed = allowedTypos(typed);
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more));
  return [...beginnings, word].some((meant) => editDistance(typed, meant, allowed) <= allowed);
}

/** Returns whether every word that was typed is in a text, give or take a typing error in words of four letters and more. */
export const hasNearWords = (text: string, typed: string): boolean =>
  wordsOf(typed).every((word) => wordsOf(text).some((other) => isMeant(word, other)));

/**
 * Returns parts that a query is likely to have right, or nothing where it is too short for a typing error: a slip in the
 * first letters leaves those at the end of the word, and one in the middle of a short word its first and last two.
 */
export function likelyParts(query: string): readonly string[] {
  const [first = ''] = query.split(/\s+/);
  const length = FEW_LETTERS - 1;
  if (first.length < FEW_LETTERS) return [];
  const beginning = first.slice(0, length);
  return first.length < 2 * length
    ? [beginning, first.slice(1 - length), first.slice(0, length - 1)]
    : [beginning, first.slice(-length)];
}

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
