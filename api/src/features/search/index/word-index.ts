import type SearchableMap from 'minisearch/SearchableMap';
import type { QueryTerm } from '../query/parsed-query.ts';
import { vocabulary } from '../text/vocabulary.ts';
import { bitMaskOf, type BitMask } from './bit-mask.ts';
import { Dictionary } from './dictionary.ts';
import { categoryToken, conceptToken, skillToken, weightedTokens, type SearchableWords } from './internship-words.ts';
import { otherCityNames } from '../places/city-names.ts';
import { germanWords } from '../text/german-words.ts';

/** Other words for a folded word: what it is called in the other language, each as words that must all be there. */
function synonymsOf(word: string): readonly (readonly string[])[] {
  const english = germanWords.get(word);
  const city = otherCityNames.get(word);
  return [...(english ? [english] : []), ...(city ? city.map((name) => [name]) : [])];
}

/** What the terms of a query match. */
export interface TermMatches {
  /** Those that every term matches. */
  readonly full: BitMask;
  /** Those that at least a third of the query matches, the full ones included. */
  readonly close: () => BitMask;
  /** By slot: two for each term that matches, one for a term of which only the field does. */
  readonly degrees: Uint8Array;
  readonly scores: Float32Array;
}

const MATCHES = 2;
const MATCHES_FIELD = 1;
/** A field as a whole says more than its name in the title of another field; a field that fits a word says a little more. */
const FIELD_WEIGHT = 240;
const FITTING_FIELD_BONUS = 30;
/** What is meant counts less than what is said. */
const MEANING_SHARE = 0.5;
const ALTERNATIVE_LIKELIHOOD = 0.8;
/** Of a shorter word that is known, longer ones are no other forms: "art" is not "article". */
const MIN_OPEN_LENGTH = 5;

/**
 * The most that a word counts which stands in the long text only (`weightedTokens`). Where it names an occupation of other
 * fields, the internship is near such people, and not for them: a rota for nurses is written by a developer.
 */
const PASSING_MENTION = 21;
const namesOccupation = ({ skills, isExact }: QueryTerm): boolean => skills.length === 0 && !isExact;

/** A word that few have says more. */
const rarityOf = (matched: number, size: number): number => Math.log(1 + size / (1 + matched));

function countPositive(scores: Float32Array): number {
  let count = 0;
  for (let slot = 0; slot < scores.length; slot++) if ((scores[slot] ?? 0) > 0) count++;
  return count;
}

function raise(scores: Float32Array, slot: number, score: number): void {
  if (score > (scores[slot] ?? 0)) scores[slot] = score;
}

/** The words of internships: titles, skills under all their names, employers, places, the whole text, and concepts. */
export class WordIndex {
  private readonly dictionary = new Dictionary();

  get tree(): SearchableMap<unknown> {
    return this.dictionary.tree;
  }

  /** Returns whether a word, a longer one or another form of it stands in an internship. */
  has(word: string): boolean {
    return this.dictionary.has(word);
  }

  add(slot: number, offer: SearchableWords): void {
    for (const [token, weight] of weightedTokens(offer)) this.dictionary.postingsOf(token).add(slot, weight);
  }

  /** Takes slots that do not pass out of the next so many words; true when it has come around. */
  sweep(words: number, passes: (slot: number) => boolean): boolean {
    return this.dictionary.sweep(words, passes);
  }

  /** Returns what the terms match, each of the slots by how much of the query and how well. */
  search(terms: readonly QueryTerm[], size: number): TermMatches {
    const degrees = new Uint8Array(size);
    const scores = new Float32Array(size);
    let required = 0;
    for (const term of terms) {
      if (!term.isOptional) required += MATCHES;
      this.addTerm(term, degrees, scores);
    }
    const least = Math.max(1, Math.ceil(required / 3));
    return {
      full: bitMaskOf(size, (slot) => (degrees[slot] ?? 0) >= required),
      close: () => bitMaskOf(size, (slot) => (degrees[slot] ?? 0) >= least),
      degrees,
      scores,
    };
  }

  private addTerm(term: QueryTerm, degrees: Uint8Array, scores: Float32Array): void {
    const size = scores.length;
    const found = this.scoreTerm(term, size);
    const rarity = rarityOf(countPositive(found), size);
    const fields = new Set(term.concepts.flatMap((concept) => (concept.kind === 'field' ? [] : concept.fields)));
    const fitting = this.markFields(fields, size);
    const passing = fields.size > 0 && namesOccupation(term) ? PASSING_MENTION : 0;
    scores.forEach((before, slot) => {
      const score = found[slot] ?? 0;
      const fits = fitting[slot] ?? 0;
      if (score + fits === 0) return;
      scores[slot] = before + (score + fits * FITTING_FIELD_BONUS) * rarity;
      const isMatch = score > (fits > 0 ? 0 : passing);
      if (!term.isOptional) degrees[slot] = (degrees[slot] ?? 0) + (isMatch ? MATCHES : MATCHES_FIELD);
    });
  }

  /** Marks what belongs to any of the fields with 1. */
  private markFields(fields: ReadonlySet<string>, size: number): Uint8Array {
    const marks = new Uint8Array(size);
    for (const field of fields) this.dictionary.find(categoryToken(field))?.forEach((slot) => void (marks[slot] = 1));
    return marks;
  }

  /** By its words in any of the ways to spell them or by the skills of its name, and by what it means. */
  private scoreTerm(term: QueryTerm, size: number): Float32Array {
    const scores = new Float32Array(size);
    const { alternatives, concepts, skills, isExact } = term;
    alternatives.forEach((words, at) => this.scoreWords(words, isExact, at === 0 ? 1 : ALTERNATIVE_LIKELIHOOD, scores));
    if (isExact) return scores;
    for (const skill of skills) this.scoreToken(skillToken(skill), scores);
    if (concepts.length === 0) return scores;
    const meant = new Float32Array(size);
    for (const { id, kind, fields } of concepts) {
      this.scoreToken(conceptToken(id), meant);
      for (const field of kind === 'field' ? fields : []) this.scoreToken(categoryToken(field), meant, FIELD_WEIGHT);
    }
    for (let slot = 0; slot < size; slot++) scores[slot] = (scores[slot] ?? 0) + MEANING_SHARE * (meant[slot] ?? 0);
    return scores;
  }

  private scoreToken(token: string, scores: Float32Array, fixed?: number): void {
    this.dictionary.find(token)?.forEach((slot, weight) => raise(scores, slot, fixed ?? weight));
  }

  /** Words that must all be there: as good as the weakest of them. */
  private scoreWords(words: readonly string[], isExact: boolean, likelihood: number, scores: Float32Array): void {
    const [word] = words;
    if (words.length === 1 && word !== undefined) this.scoreWord(word, isExact, likelihood, scores);
    else this.scoreTogether(words, (one, into) => this.scoreWord(one, isExact, likelihood, into), scores);
  }

  private scoreTogether(
    words: readonly string[],
    score: (word: string, into: Float32Array) => void,
    scores: Float32Array,
  ): void {
    const parts = words.map((word) => {
      const into = new Float32Array(scores.length);
      score(word, into);
      return into;
    });
    for (let slot = 0; slot < scores.length; slot++) {
      let weakest = Infinity;
      for (const part of parts) weakest = Math.min(weakest, part[slot] ?? 0);
      if (weakest > 0) raise(scores, slot, weakest);
    }
  }

  /** A word as typed, or in the other language. */
  private scoreWord(word: string, isExact: boolean, likelihood: number, scores: Float32Array): void {
    this.scoreTyped(word, isExact, likelihood, scores);
    for (const words of isExact ? [] : synonymsOf(word))
      this.scoreTogether(words, (part, into) => this.scoreTyped(part, true, likelihood, into), scores);
  }

  private scoreTyped(word: string, isExact: boolean, likelihood: number, scores: Float32Array): void {
    const isOpen = word.length >= MIN_OPEN_LENGTH || !vocabulary().isWord(word);
    const exact = isExact ? this.dictionary.find(word) : undefined;
    const found = isExact
      ? exact
        ? [{ postings: exact, likelihood: 1 }]
        : []
      : this.dictionary.candidates(word, isOpen);
    for (const { postings, likelihood: own } of found)
      postings.forEach((slot, weight) => raise(scores, slot, likelihood * own * weight));
  }
}
