import SearchableMap from 'minisearch/SearchableMap';
import { Postings } from './postings.ts';
import { editDistance } from '../text/edit-distance.ts';

/** A dictionary word that a query word may stand for, with its likelihood: 1 for the word as typed. */
export interface WordCandidate {
  readonly postings: Postings;
  readonly likelihood: number;
}

/** Fewer places than this, and a word may be a slip. */
const RARE_WORD_LIMIT = 8;
const MIN_PREFIX_LENGTH = 3;
const MAX_PREFIX_MATCHES = 400;
const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Every word that stands in an internship. */
export class Dictionary {
  private readonly words = new Map<string, Postings>();
  private readonly tree = new SearchableMap<Postings>();
  private sweeping: Iterator<Postings> = this.words.values();

  postingsOf(word: string): Postings {
    const known = this.words.get(word);
    if (known) return known;
    const postings = new Postings(word);
    this.words.set(word, postings);
    this.tree.set(word, postings);
    return postings;
  }

  /**
   * Takes slots out of the next so many words, and forgets words that stand nowhere.
   * @returns whether it has come around
   */
  sweep(words: number, passes: (slot: number) => boolean): boolean {
    for (let swept = 0; swept < words; swept++) {
      const next = this.sweeping.next();
      if (next.done) {
        this.sweeping = this.words.values();
        return true;
      }
      next.value.retain(passes);
      if (next.value.size === 0) this.forget(next.value.word);
    }
    return false;
  }

  private forget(word: string): void {
    this.words.delete(word);
    this.tree.delete(word);
  }

  /** Exactly this word; undefined when it stands nowhere. */
  find(word: string): Postings | undefined {
    return this.words.get(word);
  }

  /** What a typed word may mean: itself, longer words, and, when it stands hardly anywhere, words spelled alike. */
  candidates(word: string, maySlip: boolean): WordCandidate[] {
    const found = new Map<Postings, number>();
    const exact = this.words.get(word);
    if (exact) found.set(exact, 1);
    if (word.length >= MIN_PREFIX_LENGTH) this.addPrefixMatches(word, found);
    let places = 0;
    for (const postings of found.keys()) places += postings.size;
    if (maySlip && places < RARE_WORD_LIMIT && allowedTypos(word.length) > 0) this.addSimilarWords(word, found);
    return [...found].map(([postings, likelihood]) => ({ postings, likelihood }));
  }

  private addPrefixMatches(word: string, found: Map<Postings, number>): void {
    for (const [longer, postings] of this.tree.atPrefix(word)) {
      if (found.size >= MAX_PREFIX_MATCHES) return;
      if (!found.has(postings)) found.set(postings, 0.5 + (0.4 * word.length) / longer.length);
    }
  }

  private addSimilarWords(word: string, found: Map<Postings, number>): void {
    /* Two letters in each other's place are two changes for the tree and one slip for people. */
    for (const [other, [postings]] of this.tree.fuzzyGet(word, 2)) {
      const made = editDistance(word, other, allowedTypos(word.length));
      if (made > allowedTypos(word.length) || found.has(postings)) continue;
      /* The first letter is seldom wrong. */
      found.set(postings, (made === 1 ? 0.4 : 0.2) * (word[0] === other[0] ? 1 : 0.6));
    }
  }
}
