import type { SearchableInternship } from './searchable.ts';
import { isStopWord, wordsOf } from '../text/text-words.ts';

/** How much a word says by where it stands, and how many words usually stand there. */
const fields = [
  { name: 'title', weight: 6, usual: 4 },
  { name: 'skills', weight: 4, usual: 12 },
  { name: 'employer', weight: 3, usual: 2 },
  { name: 'places', weight: 2, usual: 1 },
  { name: 'text', weight: 1, usual: 120 },
] as const;

const STRONGEST = fields.reduce((sum, { weight }) => sum + weight, 0);

/** A repeated word counts a little more, a word in a long text a little less. */
const termWeight = (times: number, length: number, usual: number): number =>
  times / (times + 0.4 + (0.8 * length) / (usual + length));

/** The words of an internship, each with a weight of 1 to 255. */
export function weightedWords(internship: SearchableInternship): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { name, weight, usual } of fields) {
    const all = wordsOf(internship[name]);
    const words = name === 'text' ? all.filter((word) => !isStopWord(word)) : all;
    const times = new Map<string, number>();
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
    for (const [word, count] of times)
      weights.set(word, (weights.get(word) ?? 0) + weight * termWeight(count, words.length, usual));
  }
  for (const [word, weight] of weights) weights.set(word, Math.min(255, Math.ceil((weight / STRONGEST) * 330)));
  return weights;
}
