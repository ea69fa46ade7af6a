import type { BitMask } from './bit-mask.ts';
import { bitMaskOf } from './bit-mask.ts';
import { Dictionary } from './dictionary.ts';
import { weightedWords } from './field-weights.ts';
import { synonymsOf } from '../text/synonyms.ts';
import type { SearchableInternship } from './searchable.ts';
import { skillIdsNamed } from '../text/skill-names.ts';
import { isStopWord, wordsOf } from '../text/text-words.ts';

/** What a query found: the slots, and how relevant each is. */
export interface WordScores {
  readonly mask: BitMask;
  readonly scores: Float32Array;
}

/** The weight of a skill that is called by its name: about that of a word in the title. */
const SKILL_WEIGHT = 75;
/** No word of a text has a sign in front. */
const skillToken = (id: string): string => `=${id}`;

/** A word that few have says more. */
const rarityOf = (matched: number, size: number): number => Math.log(1 + size / (1 + matched));

function matchesIn(scores: Float32Array): number {
  let matched = 0;
  for (let slot = 0; slot < scores.length; slot++) if ((scores[slot] ?? 0) > 0) matched++;
  return matched;
}

/** The words of internships: titles, skills under all their names, employers, places and the whole text. */
export class WordIndex {
  private readonly dictionary = new Dictionary();

  add(slot: number, internship: SearchableInternship): void {
    for (const [word, weight] of weightedWords(internship)) this.dictionary.postingsOf(word).add(slot, weight);
    for (const skill of new Set(internship.skillKeys))
      this.dictionary.postingsOf(skillToken(skill)).add(slot, SKILL_WEIGHT);
  }

  /** Takes slots that do not pass out of the next so many words; true when it has come around. */
  sweep(words: number, passes: (slot: number) => boolean): boolean {
    return this.dictionary.sweep(words, passes);
  }

  /** Every word of the query is in each hit, somewhere and somehow; or all of them name a skill that it asks for. */
  search(q: string, size: number): WordScores {
    const words = queryWords(q);
    const total = this.scoreSkills(words, size);
    for (const skill of skillIdsNamed(q)) {
      const postings = this.dictionary.find(skillToken(skill));
      const rarity = words.length * rarityOf(postings?.size ?? 0, size);
      postings?.forEach((slot, weight) => (total[slot] = Math.max(total[slot] ?? 0, weight * rarity)));
    }
    return { mask: bitMaskOf(size, (slot) => (total[slot] ?? 0) > 0), scores: total };
  }

  private scoreSkills(words: readonly string[], size: number): Float32Array {
    const total = new Float32Array(size);
    words.forEach((word, at) => {
      const scores = this.scoresOf(word, size);
      const rarity = rarityOf(matchesIn(scores), size);
      for (let slot = 0; slot < size; slot++) {
        const score = (scores[slot] ?? 0) * rarity;
        const before = total[slot] ?? 0;
        total[slot] = score > 0 && (at === 0 || before > 0) ? before + score : 0;
      }
    });
    return total;
  }

  /** A word as typed or in other words. One that has other words, found as they are, is no slip. */
  private scoresOf(word: string, size: number): Float32Array {
    const others = synonymsOf(word).map((words) => words.map((part) => this.scoreTyped(part, size, false)));
    const isKnown = others.some((parts) => parts.every((part) => matchesIn(part) > 0));
    const scores = this.scoreTyped(word, size, !isKnown);
    for (const parts of others) {
      for (let slot = 0; slot < size; slot++) {
        const weakest = parts.reduce((least, part) => Math.min(least, part[slot] ?? 0), Infinity);
        if (weakest > (scores[slot] ?? 0)) scores[slot] = weakest;
      }
    }
    return scores;
  }

  private scoreTyped(word: string, size: number, maySlip: boolean): Float32Array {
    const scores = new Float32Array(size);
    for (const { postings, likelihood: likely } of this.dictionary.candidates(word, maySlip))
      postings.forEach((slot, weight) => {
        const score = likely * weight;
        if (score > (scores[slot] ?? 0)) scores[slot] = score;
      });
    return scores;
  }
}

/** Returns the words of a query without stop words; all of them when nothing else is left. */
export function queryWords(q: string): string[] {
  const words = [...new Set(wordsOf(q))].slice(0, 12);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}
