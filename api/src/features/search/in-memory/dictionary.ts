import SearchableMap from 'minisearch/SearchableMap';
import { stemOf } from '../text/text-words.ts';
import { PostingList } from './posting-list.ts';

/** A dictionary word that a query word may stand for, with its likelihood: 1 for the word as typed. */
export interface WordCandidate {
  readonly postings: PostingList;
  readonly likelihood: number;
}

const MIN_PREFIX_LENGTH = 3;
const MAX_PREFIX_MATCHES = 400;
const STEM_LIKELIHOOD = 0.85;

/** Holds every word that occurs in an internship. */
export class Dictionary {
  private readonly words = new Map<string, PostingList>();
  readonly tree = new SearchableMap<PostingList>();
  private sweeping: Iterator<PostingList> = this.words.values();

  postingsOf(word: string): PostingList {
    const wordPostings = this.words.get(word);
    if (wordPostings) return wordPostings;
    const postings = new PostingList(word);
    this.words.set(word, postings);
    this.tree.set(word, postings);
    return postings;
  }

  /**
   * Takes slots out of the next so many words, and forgets words that occur nowhere.
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

  /** Finds exactly this word; undefined when it occurs nowhere. */
  find(word: string): PostingList | undefined {
    return this.words.get(word);
  }

  /** Returns whether a word, a longer one or another form of it occurs anywhere. */
  has(word: string): boolean {
    return this.words.has(word) || this.candidates(word, true).length > 0;
  }

  /** Returns what a typed word may mean: itself, other forms of it, and, if wanted, longer words that begin so. */
  candidates(word: string, withLonger: boolean): WordCandidate[] {
    const likelihoods = new Map<PostingList, number>();
    const exact = this.words.get(word);
    if (exact) likelihoods.set(exact, 1);
    const stem = stemOf(word);
    if (word.length >= MIN_PREFIX_LENGTH)
      this.addBeginning(
        stem,
        likelihoods,
        (longer) => stemOf(longer) === stem,
        () => STEM_LIKELIHOOD,
      );
    if (withLonger && word.length >= MIN_PREFIX_LENGTH)
      this.addBeginning(
        word,
        likelihoods,
        () => true,
        (longer) => 0.5 + (0.4 * word.length) / longer.length,
      );
    return [...likelihoods].map(([postings, likelihood]) => ({ postings, likelihood }));
  }

  private addBeginning(
    beginning: string,
    likelihoods: Map<PostingList, number>,
    fits: (longer: string) => boolean,
    likelihoodOf: (longer: string) => number,
  ): void {
    let seen = 0;
    for (const [longer, postings] of this.tree.atPrefix(beginning)) {
      if (++seen > MAX_PREFIX_MATCHES) return;
      if (!likelihoods.has(postings) && fits(longer)) likelihoods.set(postings, likelihoodOf(longer));
    }
  }
}
