/**
 * How many letters were left out, put in, changed or swapped with their neighbour between two words.
 * @param most more than this is told as `most + 1`
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (before[j - 2] ?? max) + 1 : max + 1;
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swapped));
    }
    if (Math.min(...next) > max) return max + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[other.length] ?? 0, max + 1);
}
