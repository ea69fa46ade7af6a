import { foldAccents } from '@prentice/contract';
/** Words of a shingle. */
const SHINGLE_WORDS = 5;
/** Similarity from which two postings count as near-duplicates, within one employer and across employers. */
export const similarityThresholds = { within: 0.8, across: 0.85 } as const;

/** Bands of a sketch, and minima of each. Two texts that are 80 % alike share a band in 998 of 1,000 cases. */
const BANDS = 16;
const ROWS = 5;

/** What of a posting is compared, and the names that are no difference: where it is, and whose it is. */
export interface Comparable {
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly tasks: readonly string[];
  readonly locations: readonly { readonly city: string }[];
  readonly employer: { readonly name: string };
}

const wordsOf = (text: string): string[] =>
  foldAccents(text)
    .replace(/(?<![\p{L}\p{N}])\p{N}+(?:[.,]\p{N}+)*(?!\p{L})/gu, '0')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns the set of all runs of five words of a text, sentence by sentence, so that another order is no difference.
 * Case, punctuation, accents, figures and the ignored names are none either. A shorter sentence is one run.
 */
function shingles(text: string, ignored: readonly string[] = []): ReadonlySet<string> {
  const names = ignored.map((name) => ` ${wordsOf(name).join(' ')} `).filter((name) => name.trim());
  const runs = new Set<string>();
  for (const sentence of text.split(/[.!?;:](?=\s)|\n/)) {
    const spoken = ` ${wordsOf(sentence).join(' ')} `;
    const words = names
      .reduce((rest, name) => rest.replaceAll(name, ' '), spoken)
      .split(' ')
      .filter(Boolean);
    if (words.length > 0 && words.length < SHINGLE_WORDS) runs.add(words.join(' '));
    for (let index = 0; index + SHINGLE_WORDS <= words.length; index++)
      runs.add(words.slice(index, index + SHINGLE_WORDS).join(' '));
  }
  return runs;
}

/** Returns the runs of a posting. */
export const shinglesOf = ({ title, description, tasks, locations, employer }: Comparable): ReadonlySet<string> =>
  shingles([title, description, ...tasks].filter(Boolean).join('\n'), [
    ...locations.map(({ city }) => city),
    employer.name,
  ]);

/** Returns the Jaccard similarity: shared runs over all runs. 0 when either has none. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const run of small) if (large.has(run)) shared++;
  return shared / (a.size + b.size - shared);
}

/** Hashes a text by FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  return value >>> 0;
}

/** Returns one of many independent orders of all hashes. */
function scramble(value: number, order: number): number {
  let mixed = Math.imul(value ^ Math.imul(order + 1, 0x9e_37_79_b1), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Returns a few numbers by which an index finds texts that are alike: those that share at least one are worth
 * comparing.
 */
export function minHashSketch(runs: ReadonlySet<string>): number[] {
  const hashes = [...runs].map(hash);
  if (hashes.length === 0) return [];
  const minimum = (order: number): number =>
    hashes.reduce((least, hash) => Math.min(least, scramble(hash, order)), 2 ** 32);
  return Array.from({ length: BANDS }, (_, band) =>
    hash([band, ...Array.from({ length: ROWS }, (__, row) => minimum(band * ROWS + row))].join(' ')),
  );
}
