/** Returns a text for comparison: lower case, without accents, compatible letters as one, so that "Zürich" equals "zurich". */
export const foldAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const numberAt = (row: readonly number[], place: number): number => row[place] ?? 0;

/**
 * Returns how many letters were left out, put in, changed or swapped with their neighbour between two words.
 * @param max more than this is told as `max + 1`
 */
export function editDistance(word: string, other: string, max: number): number {
  if (Math.abs(word.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = numberAt(row, j - 1) + (word[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = j > 1 && i > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      const swapped = isSwapped ? numberAt(before, j - 2) + 1 : max + 1;
      next.push(Math.min(changed, numberAt(row, j) + 1, numberAt(next, j - 1) + 1, swapped));
    }
    if (Math.min(...next) > max) return max + 1;
    [before, row] = [row, next];
  }
  return Math.min(numberAt(row, other.length), max + 1);
}
