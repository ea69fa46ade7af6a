/** Words of a shingle. */
const LENGTH = 5;
/** Similarity from which two postings count as near-duplicates, within one employer and across employers. */
export const likeness = { within: 0.8, across: 0.85 } as const;

/** The set of all runs of five words of a text, without case and punctuation. */
export function shingles(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set<string>();
  for (let at = 0; at + LENGTH <= words.length; at++) runs.add(words.slice(at, at + LENGTH).join(' '));
  return runs;
}

/** Jaccard similarity: shared runs over all runs. 0 when either has none. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const run of small) if (large.has(run)) shared++;
  return shared / (a.size + b.size - shared);
}
