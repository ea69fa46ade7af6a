import type SearchableMap from 'minisearch/SearchableMap';
import type { QueryTerm } from '../query/parsed-query.ts';
import { vocabulary, germanWords } from '../text/vocabulary.ts';
import { addBit, bitMaskOf, emptyBitMask, intersection, unionWithin, type BitMask } from './bit-mask.ts';
import { Dictionary } from './dictionary.ts';
import { categoryToken, conceptToken, skillToken, weightedTokens, type SearchableWords } from './internship-words.ts';
import {
  degreeOf,
  isNamed,
  isPartOfOccupation,
  MATCHES,
  MEANING_SHARE,
  namesOccupation,
  namesWholeField,
  type TermScore,
} from './match-degree.ts';
import { otherCityNames } from '../places/city-names.ts';

/**
 * Returns other words for a folded word: what it is called in the other language, each as words that must all be there.
 */
function synonymsOf(word: string): readonly (readonly string[])[] {
  const english = germanWords.get(word);
  const city = otherCityNames.get(word);
  return [...(english ? [english] : []), ...(city ? city.map((name) => [name]) : [])];
}

/** What the terms of a query match. */
export interface TermMatches {
  /** Those that every term matches. */
  readonly full: BitMask;
  /** Those that match about a third of the query or more, the full ones included. */
  readonly close: () => BitMask;
  /** By slot: four for each term that matches, two for one of which only the field does, one for a passing mention. */
  readonly degrees: Uint8Array;
  readonly scores: Float32Array;
  /** Those that name a term that they match, in their title or their skills; the others only belong to it. */
  readonly named: BitMask;
}

type MatchScores = Readonly<Record<'scores' | 'skills' | 'meaning', Float32Array>>;
type Sums = Pick<TermMatches, 'degrees' | 'scores' | 'named'>;

/** What each term matches, by what is asked for: a search without results asks for most of its terms again. */
export type KnownMatches = Map<string, BitMask>;

const keyOf = ({ alternatives, concepts, skills, isExact }: QueryTerm): string =>
  JSON.stringify([alternatives, concepts.map(({ id }) => id), skills, isExact]);

/** Returns the terms of a query, those together of which one is enough. */
const choicesOf = (terms: readonly QueryTerm[]): (readonly QueryTerm[])[] => [
  ...Map.groupBy(terms, ({ choice }) => choice).values(),
];

/**
 * Anyone who names a subject or an occupation seeks its field: its internships come before whatever words others have
 * in common.
 */
const FIELD_FIRST = 400;
/** Of several fields, each is less likely than the one before. */
const NEXT_FIELD = 0.85;
/** What asks for the very skill that was typed comes before what only belongs to its field. */
const NAMED_SKILL = 1.25;
/** What is near an occupation is of more help than whatever else its fields have. */
const NEAR_WEIGHT = 5;
/** A skill is used everywhere, so that its own field says only a little more. */
const SKILL_FIELD_BONUS = 30;
/** Every internship of a field that is covered suits, after those that show what was named. */
const COVERED_WEIGHT = 60;
const ALTERNATIVE_LIKELIHOOD = 0.8;
/** Of a shorter word that is known, longer ones are no other forms: "art" is not "article". */
const MIN_OPEN_LENGTH = 5;

/** Returns how rare a word is: one that few have says more. */
const rarityOf = (matched: number, size: number): number => Math.log(1 + size / (1 + matched));

function countPositive(scores: Float32Array): number {
  let count = 0;
  for (let slot = 0; slot < scores.length; slot++) if ((scores[slot] ?? 0) > 0) count++;
  return count;
}

function raiseScores(scores: Float32Array, slot: number, score: number): void {
  if (score > (scores[slot] ?? 0)) scores[slot] = score;
}

function addToSum(sums: Float32Array | Uint8Array, slot: number, amount: number): void {
  sums[slot] = (sums[slot] ?? 0) + amount;
}

/**
 * Indexes the words of internships: titles, skills under all their names, employers, places, the whole text, and
 * concepts.
 */
export class WordIndex {
  private readonly dictionary = new Dictionary();

  /** @param isDescribed whether what is searched says its skills and its field, or all is read from its text */
  constructor(private readonly isDescribed = true) {}

  get tree(): SearchableMap<unknown> {
    return this.dictionary.tree;
  }

  /** Returns whether a word, a longer one or another form of it occurs in an internship. */
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

  /**
   * Returns what the terms match, each of the slots by how much of the query and how well.
   * @param known what each term matches is added
   */
  search(terms: readonly QueryTerm[], size: number, knownMatches: KnownMatches = new Map()): TermMatches {
    const sums: Sums = { degrees: new Uint8Array(size), scores: new Float32Array(size), named: emptyBitMask(size) };
    let required = 0;
    for (const choice of choicesOf(terms)) {
      if (choice.some(({ isOptional }) => !isOptional)) required += MATCHES;
      this.addChoice(choice, sums, knownMatches);
    }
    const least = Math.max(1, Math.ceil((required - 1) / 3));
    return {
      full: this.fullMatches(terms, size, knownMatches),
      close: () => bitMaskOf(size, (slot) => (sums.degrees[slot] ?? 0) >= least),
      ...sums,
    };
  }

  /** Returns what all terms match, but for optional ones. Only terms that are not known are looked for. */
  fullMatches(terms: readonly QueryTerm[], size: number, knownMatches: KnownMatches): BitMask {
    const unknown = terms.filter((term) => !knownMatches.has(keyOf(term)));
    if (unknown.length > 0) this.search(unknown, size, knownMatches);
    const masks = choicesOf(terms.filter(({ isOptional }) => !isOptional)).flatMap((choice) => {
      const [first, ...others] = choice.flatMap((term) => knownMatches.get(keyOf(term)) ?? []);
      return first ? [others.length > 0 ? unionWithin(first, others) : first] : [];
    });
    const [first, ...more] = masks;
    return first ? more.reduce(intersection, first) : bitMaskOf(size, () => true);
  }

  /** Adds what alternatives match: of each slot the one that it matches best counts. */
  private addChoice(choice: readonly QueryTerm[], sums: Sums, knownMatches: KnownMatches): void {
    const [only, ...others] = choice;
    if (only && others.length === 0) {
      knownMatches.set(keyOf(only), this.addTerm(only, sums));
      return;
    }
    const { degrees } = sums;
    const choiceDegrees = new Uint8Array(degrees.length);
    for (const term of choice) {
      const termDegrees = new Uint8Array(degrees.length);
      knownMatches.set(keyOf(term), this.addTerm(term, { ...sums, degrees: termDegrees }));
      termDegrees.forEach((degree, slot) => (choiceDegrees[slot] = Math.max(degree, choiceDegrees[slot] ?? 0)));
    }
    choiceDegrees.forEach((degree, slot) => addToSum(degrees, slot, degree));
  }

  /** Adds to degrees and scores, and returns what the whole term matches. */
  private addTerm(term: QueryTerm, { degrees, scores, named }: Sums): BitMask {
    const size = scores.length;
    const matched = emptyBitMask(size);
    const matchScores = this.scoreTerm(term, size);
    const covered = this.withCovered(term, matchScores.scores);
    const rarity = rarityOf(countPositive(covered), size);
    const fitting = this.markFields(term, size);
    const near = this.scoreNear(term, size);
    const bonus = namesOccupation(term) ? FIELD_FIRST : SKILL_FIELD_BONUS;
    for (let slot = 0; slot < size; slot++) {
      const fits = fitting[slot] ?? 0;
      const score = covered[slot] ?? 0;
      if (score + fits === 0) continue;
      const termScore = this.termScore(slot, matchScores, fits);
      const degree = degreeOf(term, termScore);
      const isMatch = degree === MATCHES;
      if (isMatch) addBit(matched, slot);
      if (isMatch && isNamed(term, termScore)) addBit(named, slot);
      const nearness = fits > 0 && !isMatch ? NEAR_WEIGHT * (near[slot] ?? 0) : 0;
      addToSum(scores, slot, (score + fits * bonus + nearness) * rarity);
      if (!term.isOptional) addToSum(degrees, slot, degree);
    }
    return matched;
  }

  private termScore(slot: number, { scores, skills, meaning }: MatchScores, fits: number): TermScore {
    const [whole, skill] = [scores[slot] ?? 0, skills[slot] ?? 0];
    return { whole, skill, meaning: meaning[slot] ?? 0, fits: fits > 0, isDescribed: this.isDescribed };
  }

  /** Scores what shows an occupation that is near one of the term, the nearest most. */
  private scoreNear({ concepts, isExact }: QueryTerm, size: number): Float32Array {
    const scores = new Float32Array(size);
    for (const { near } of isExact ? [] : concepts)
      near.forEach((id, index) => this.scoreToken(conceptToken(id), scores, undefined, NEXT_FIELD ** index));
    return scores;
  }

  /**
   * Marks what belongs to the fields of a term, 1 for the first field of a concept, less for each that follows, and
   * what asks for its skills elsewhere. A skill that is only a part of an occupation, such as a tool, comes before every field;
   * what the occupation is called does not: who sells electrical engineering is no electrical engineer.
   */
  private markFields(term: QueryTerm, size: number): Float32Array {
    const marks = new Float32Array(size);
    for (const { fields } of term.concepts)
      fields.forEach((field, index) => this.scoreToken(categoryToken(field), marks, NEXT_FIELD ** index));
    const skillMarks = new Float32Array(size);
    for (const skill of term.skills) this.scoreToken(skillToken(skill), skillMarks, 1);
    const isPart = isPartOfOccupation(term);
    for (let slot = 0; slot < size; slot++) if (skillMarks[slot]) marks[slot] = isPart ? NAMED_SKILL : marks[slot] || 1;
    return marks;
  }

  /** Scores a term by its words in any of the ways to spell them or by the skills of its name, and by what it means. */
  private scoreTerm(term: QueryTerm, size: number): MatchScores {
    const scores = new Float32Array(size);
    const skillScores = new Float32Array(size);
    const meaning = new Float32Array(size);
    const { alternatives, concepts, skills, isExact } = term;
    alternatives.forEach((words, index) =>
      this.scoreWords(words, isExact, index === 0 ? 1 : ALTERNATIVE_LIKELIHOOD, scores),
    );
    if (isExact) return { scores, skills: skillScores, meaning };
    for (const skill of skills) this.scoreToken(skillToken(skill), skillScores);
    for (const concept of concepts) {
      this.scoreToken(conceptToken(concept.id), meaning);
      if (namesWholeField(concept))
        for (const field of concept.covers) this.scoreToken(categoryToken(field), meaning, COVERED_WEIGHT);
    }
    for (let slot = 0; slot < size; slot++)
      scores[slot] = Math.max(scores[slot] ?? 0, skillScores[slot] ?? 0) + MEANING_SHARE * (meaning[slot] ?? 0);
    return { scores, skills: skillScores, meaning };
  }

  /** Returns the scores with what suits everybody of an occupation, which is ranked and is no match by itself. */
  private withCovered({ concepts, isExact }: QueryTerm, termScores: Float32Array): Float32Array {
    const scores = termScores.slice();
    for (const { covers } of isExact ? [] : concepts)
      for (const field of covers) this.scoreToken(categoryToken(field), scores, MEANING_SHARE * COVERED_WEIGHT);
    return scores;
  }

  private scoreToken(token: string, scores: Float32Array, fixed?: number, share = 1): void {
    this.dictionary.find(token)?.forEach((slot, weight) => raiseScores(scores, slot, share * (fixed ?? weight)));
  }

  /** Scores words that must all be there: as good as the weakest of them. */
  private scoreWords(words: readonly string[], isExact: boolean, likelihood: number, scores: Float32Array): void {
    const [word] = words;
    if (words.length === 1 && word !== undefined) this.scoreWord(word, isExact, likelihood, scores);
    else this.scoreTogether(words, (word, into) => this.scoreWord(word, isExact, likelihood, into), scores);
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
      if (weakest > 0) raiseScores(scores, slot, weakest);
    }
  }

  /** Scores a word as typed, or in the other language. */
  private scoreWord(word: string, isExact: boolean, likelihood: number, scores: Float32Array): void {
    this.scoreTyped(word, isExact, likelihood, scores);
    for (const words of isExact ? [] : synonymsOf(word))
      this.scoreTogether(words, (part, into) => this.scoreTyped(part, true, likelihood, into), scores);
  }

  private scoreTyped(word: string, isExact: boolean, likelihood: number, scores: Float32Array): void {
    const isOpen = word.length >= MIN_OPEN_LENGTH || !vocabulary().isWord(word);
    const exact = isExact ? this.dictionary.find(word) : undefined;
    const candidates = isExact
      ? exact
        ? [{ postings: exact, likelihood: 1 }]
        : []
      : this.dictionary.candidates(word, isOpen);
    for (const { postings, likelihood: wordLikelihood } of candidates)
      postings.forEach((slot, weight) => raiseScores(scores, slot, likelihood * wordLikelihood * weight));
  }
}
