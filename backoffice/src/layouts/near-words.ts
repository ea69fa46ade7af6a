import { editDistance, foldAccents } from '@prentice/contract';

const FEW_LETTERS = 4;
const MANY_LETTERS = 8;

/* Fewer than in a search of internships: the beginnings of words count here too. */
const allowedTypos = ({ length }: string): number => (length < FEW_LETTERS ? 0 : length < MANY_LETTERS ? 1 : 2);

/** Returns the words of a text in small letters without accents. */
export const wordsOf = (text: string): readonly string[] =>
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

/** Returns the beginning that a query is likely to have right, or null where it is too short for a typing error. */
export function likelyBeginning(query: string): string | null {
  const [first = ''] = query.split(/\s+/);
  return first.length < FEW_LETTERS ? null : first.slice(0, FEW_LETTERS - 1);
}
