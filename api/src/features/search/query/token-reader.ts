import SearchableMap from 'minisearch/SearchableMap';
import { isAmountWord } from './amount-names.ts';
import { isConditionName, longestConditionWords } from './condition-names.ts';
import { isPeriodName } from './start-names.ts';
import { isMarked, queryText, queryTokens, type QueryToken } from './query-tokens.ts';
import { corrections, type Correction } from './spelling.ts';
import { citySpelling, largeCityNames } from '../places/cities.ts';
import { isRoleWord, isStopWord, stemOf } from '../text/text-words.ts';
import { vocabulary } from '../text/vocabulary.ts';

/** What a parser must know of the internships that are searched. */
export interface SearchedWords {
  /** Every word that occurs in an internship. */
  readonly tree: SearchableMap<unknown>;
  /** Folded names of the places of internships, by every spelling. */
  readonly places: SearchableMap<string>;
  /** Returns whether a word, another form of it or a longer one occurs in an internship. */
  has(word: string): boolean;
  /** Returns whether a folded name is a place that may be meant. */
  isPlace(name: string): boolean;
  /** Returns a folded word as a company writes it in its name: "Flusswerk". */
  companySpelling?(word: string): string | undefined;
  /** Corrections found in the search that is under way: without results it asks for the same ones again. */
  readonly spellings: Map<string, readonly Correction[]>;
}

const MIN_COMPLETED_LENGTH = 5;
/** What every internship is called, which is no word to search for. */
const namesOfInternships = SearchableMap.from(
  [
    'internship',
    'internships',
    'praktikum',
    'praktika',
    'praktikant',
    'praktikantin',
    'werkstudent',
    'werkstudentin',
    'traineeship',
  ].map((name) => [name, true] as const),
);
/** One slip that is not in the first letter costs less. */
const ONE_SLIP_ELSEWHERE = 1.5;
/** Shorter words that mean nothing are no corrections. */
const MIN_CORRECTED_LENGTH = 4;
/** What places cost more as one of several sources than as the first. */
const PLACE_RANK_COST = 0.2;
const CAPITAL = /^\p{Lu}/u;
/** A number is never a slip in another one. */
const FIGURES = /^\d+$/;

/** A token with the words that it may stand for, the likeliest first. */
export interface ReadToken extends QueryToken {
  readonly isCorrected: boolean;
  /** Whether it is no word of the vocabulary and in no internship, and nothing is spelled like it. */
  readonly isUnknown: boolean;
  readonly others: readonly string[];
  /** How it is written in a query that is suggested: whole, and without slips. */
  readonly suggested: string;
}

const phraseOf = (tokens: readonly QueryToken[]): string => tokens.map(({ word }) => word).join(' ');

const isLiteral = (token: QueryToken): boolean => isMarked(token) || FIGURES.test(token.word);

const asTyped = (token: QueryToken): ReadToken => ({
  ...token,
  isCorrected: false,
  isUnknown: false,
  others: [],
  suggested: token.text,
});

/** Returns a folded word as it is written: "München", "Krankenpflege", "Flusswerk". */
const spellingOf = (word: string, words: SearchedWords): string =>
  vocabulary().isWord(word)
    ? vocabulary().spelling(word)
    : (citySpelling(word) ?? words.companySpelling?.(word) ?? word);

/** Reads single words. */
class TokenReading {
  private readonly words: SearchedWords;

  constructor(words: SearchedWords) {
    this.words = words;
  }

  /** Returns whether a word is part of a place's name: a part of "St. Gallen" need not be a word. */
  isWithinPlace(typed: readonly QueryToken[], index: number): boolean {
    const pairs = [typed.slice(Math.max(0, index - 1), index + 1), typed.slice(index, index + 2)];
    return pairs.some((pair) => pair.length === 2 && this.words.isPlace(phraseOf(pair)));
  }

  /** Returns whether a word is part of a phrase such as "in meiner Nähe", which is no slip in another. */
  isWithinCondition(typed: readonly QueryToken[], index: number): boolean {
    for (let first = Math.max(0, index - longestConditionWords + 1); first <= index; first++)
      for (
        let end = Math.max(first + 2, index + 1);
        end <= Math.min(typed.length, first + longestConditionWords);
        end++
      )
        if (isConditionName(phraseOf(typed.slice(first, end)))) return true;
    return false;
  }

  /** Reads a token. Words that occur nowhere and mean nothing are taken for a slip of the fingers. */
  readToken(token: QueryToken): ReadToken {
    const { word } = token;
    const read = asTyped(token);
    if (isLiteral(token)) return read;
    const plain = word.replace(/([aou])e/g, '$1');
    if (plain !== word && !this.words.has(word) && this.isKnown(plain)) return { ...read, word: plain, others: [word] };
    const completed =
      word.length < MIN_COMPLETED_LENGTH || this.isWhole(word) ? undefined : vocabulary().completion(word);
    const suggested = completed ? vocabulary().spelling(completed) : token.text;
    if (this.isKnown(word)) return { ...read, suggested, others: this.isUnused(word) ? this.spelledAlike(word) : [] };
    if (completed) return { ...read, suggested, word: completed, others: [word] };
    const [best, ...others] = this.likeliest(token);
    if (!best) return { ...read, isUnknown: true };
    return {
      ...read,
      word: best.word,
      isCorrected: true,
      others: others.map((correction) => correction.word),
      suggested: spellingOf(best.word, this.words),
    };
  }

  /**
   * Returns what a word may be a slip in: a city rather than a word that no internship has, or than any as close where it is
   * written with a capital.
   */
  private likeliest({ word, text }: QueryToken): readonly Correction[] {
    const { places, tree } = this.words;
    const similar = this.corrections('all', word, [vocabulary().words, namesOfInternships, places, tree]).filter(
      ({ word: other }) => other.length >= MIN_CORRECTED_LENGTH || this.means(other),
    );
    const [best] = similar;
    const isUsed = best !== undefined && tree.has(best.word);
    if (isUsed && !CAPITAL.test(text)) return similar;
    const cities = this.corrections('city', word, [places, largeCityNames()]);
    const limit = isUsed ? best.cost : ONE_SLIP_ELSEWHERE;
    const near = cities.filter(({ cost }) => cost < ONE_SLIP_ELSEWHERE && cost <= limit + PLACE_RANK_COST);
    return [...near, ...similar.filter((other) => near.every((city) => city.word !== other.word))];
  }

  /** Returns whether a short word is more than a particle in a text. */
  private means(word: string): boolean {
    return vocabulary().isWord(word) || this.words.isPlace(word);
  }

  /**
   * Takes another correction of a word, or a word that is spelled like a form of one that is known, where it names
   * something together with a neighbour and the first does not.
   */
  withLikelierWord(token: ReadToken, [before, after]: readonly (ReadToken | undefined)[]): ReadToken {
    if (isMarked(token) || (!token.isCorrected && this.isWhole(token.word))) return token;
    const namesSomething = (word: string): boolean =>
      (before !== undefined && vocabulary().phraseLength([before.word, word], 0) === 2) ||
      (after !== undefined && vocabulary().phraseLength([word, after.word], 0) === 2);
    if (!before && !after) return token;
    const similar = token.isCorrected
      ? token.others
      : this.corrections('word', token.word, [vocabulary().words]).map(({ word }) => word);
    const words = [token.word, ...similar];
    const word = words.find(namesSomething);
    if (word === undefined || (word === token.word && !token.isCorrected)) return token;
    /* "Mechanical enginer" is a mechanical engineer, and no mechanical engine. */
    const others = token.isCorrected ? words.filter((other) => other !== word && namesSomething(other)) : [];
    return { ...token, word, isCorrected: true, others, suggested: spellingOf(word, this.words) };
  }

  /** Returns whether a word is unused: a rare word that no internship has may be a slip in another one. */
  private isUnused(word: string): boolean {
    return !vocabulary().isCommon(word) && !isStopWord(word) && !isRoleWord(word) && !this.isNamed(word);
  }

  private isNamed(word: string): boolean {
    return this.words.has(word) || this.words.isPlace(word) || isConditionName(word);
  }

  private spelledAlike(word: string): string[] {
    return this.corrections('used', word, [this.words.tree]).map((correction) => correction.word);
  }

  /** @param among what the sources are called together */
  private corrections(among: string, word: string, sources: Parameters<typeof corrections>[1]): readonly Correction[] {
    const { spellings } = this.words;
    const key = `${among} ${word}`;
    const candidates = spellings.get(key) ?? this.usedFirst(corrections(word, sources));
    spellings.set(key, candidates);
    return candidates;
  }

  /** Orders equally likely corrections: those first that occur in what is searched. */
  private usedFirst(candidates: readonly Correction[]): readonly Correction[] {
    const rank = ({ word }: Correction): number => (this.words.has(word) ? 0 : 1);
    return candidates.toSorted((a, b) => a.cost - b.cost || rank(a) - rank(b));
  }

  private isKnown(word: string): boolean {
    return this.isWhole(word) || vocabulary().conceptsOf([word]).length > 0 || this.words.has(word);
  }

  /** Returns whether something is known by just this word, and not only as the beginning of a longer one. */
  private isWhole(word: string): boolean {
    const vocabularyWords = vocabulary();
    return (
      isStopWord(word) ||
      isRoleWord(word) ||
      vocabularyWords.isWord(word) ||
      (stemOf(word) !== word && vocabularyWords.conceptsOf([word]).length > 0) ||
      this.words.tree.has(word) ||
      this.words.isPlace(word) ||
      isConditionName(word) ||
      isAmountWord(word) ||
      isPeriodName(word) ||
      vocabularyWords.partsOf(word).length > 0
    );
  }
}

/** Returns the words of a query with what each stands for: slips are corrected, and beginnings completed. */
export function readTokens(q: string, words: SearchedWords): readonly ReadToken[] {
  const reading = new TokenReading(words);
  const typed = queryTokens(q);
  return typed
    .map((token, index) =>
      reading.isWithinPlace(typed, index) || reading.isWithinCondition(typed, index)
        ? asTyped(token)
        : reading.readToken(token),
    )
    .map((token, index, tokens) => reading.withLikelierWord(token, [tokens[index - 1], tokens[index + 1]]));
}

const MAX_OTHER_SUGGESTIONS = 1;

/** Suggests the query with its likeliest corrections, then with the next likely ones of the word in doubt. */
export function suggestedQueries(tokens: readonly ReadToken[], words: SearchedWords): string[] {
  const doubtful = tokens.find(({ isCorrected }) => isCorrected);
  if (!doubtful) return [];
  const corrected = tokens.map((token) => ({ ...token, text: token.suggested }));
  const others = doubtful.others
    .slice(0, MAX_OTHER_SUGGESTIONS)
    .map((word) =>
      corrected.map((token, index) =>
        tokens[index] === doubtful ? { ...token, text: spellingOf(word, words) } : token,
      ),
    );
  return [...new Set([corrected, ...others].map(queryText))];
}
