import type { SearchParams, workModes } from '@prentice/contract';
import type SearchableMap from 'minisearch/SearchableMap';
import { isAmbiguousPlaceName, isBeforePlace } from '../places/ambiguous-place-names.ts';
import { skillIdsNamed } from '../text/skill-names.ts';
import { isFiller, isRoleWord, isStopWord } from '../text/text-words.ts';
import { conceptsOfSkills, vocabulary } from '../text/vocabulary.ts';
import type { ParsedQuery, QueryTerm, RecognisedPart } from './parsed-query.ts';
import { queryText, queryTokens, type QueryToken } from './query-tokens.ts';
import { corrections, type Correction } from './spelling.ts';

type WorkMode = (typeof workModes)[number];

const names: Readonly<Record<WorkMode, readonly string[]>> = {
  remote: [
    'remote', 'remotely', 'fully remote', 'home office', 'homeoffice', 'work from home', 'working from home', 'from home', 'wfh',
    'telework', 'teleworking', 'telearbeit', 'fernarbeit', 'von zuhause', 'von zu hause', 'mobiles arbeiten',
  ],
  hybrid: ['hybrid'],
  onsite: ['onsite', 'on site', 'in office', 'vor ort', 'in person', 'prasenz'],
}; // prettier-ignore

/** The way of working that a phrase of folded words names. */
const workModeNames: ReadonlyMap<string, WorkMode> = new Map(
  (['remote', 'hybrid', 'onsite'] as const).flatMap((mode) => names[mode].map((name) => [name, mode] as const)),
);

/** What a parser must know of the internships that are searched. */
export interface SearchedWords {
  /** Every word that stands in an internship. */
  readonly tree: SearchableMap<unknown>;
  /** Folded names of the places of internships, by every spelling. */
  readonly places: SearchableMap<string>;
  /** Whether a word, another form of it or a longer one stands in an internship. */
  has(word: string): boolean;
  /** Whether a folded name is a place that may be meant. */
  isPlace(name: string): boolean;
  /** Corrections found in the search that is under way: without results it asks for the same ones again. */
  readonly spellings: Map<string, readonly Correction[]>;
}

const MAX_OTHER_SUGGESTIONS = 1;
const MAX_PLACE_WORDS = 3;
const MIN_COMPLETED_LENGTH = 5;

/** A token with the words that it may stand for, the likeliest first. */
interface ReadToken extends QueryToken {
  readonly isCorrected: boolean;
  readonly others: readonly string[];
}

const asTyped = (token: QueryToken): ReadToken => ({ ...token, isCorrected: false, others: [] });

type Piece =
  | { readonly kind: 'term'; readonly term: QueryTerm; readonly tokens: readonly ReadToken[] }
  | { readonly kind: 'place' | 'mode'; readonly value: string; readonly tokens: readonly ReadToken[] };

const MAX_SKILL_WORDS = 4;

/** Returns how many words at the beginning make up the name of a skill; 0 when none do. */
function skillNameLength(words: readonly string[]): number {
  for (let length = Math.min(MAX_SKILL_WORDS, words.length); length > 0; length--)
    if (skillIdsNamed(words.slice(0, length).join(' ')).length > 0) return length;
  return 0;
}

const hasMeaning = (word: string): boolean => !isStopWord(word) && !isFiller(word);

/** Reads one query. */
class QueryReading {
  private readonly words: SearchedWords;
  private readonly seeksPlace: boolean;
  private readonly seeksMode: boolean;
  private readonly tokens: readonly ReadToken[];
  private readonly pieces: Piece[] = [];

  constructor(params: Pick<SearchParams, 'q' | 'place' | 'mode'>, words: SearchedWords) {
    this.words = words;
    this.seeksPlace = !params.place;
    this.seeksMode = !params.mode;
    const typed = queryTokens(params.q ?? '');
    this.tokens = typed.map((token, at) => (this.isWithinPlace(typed, at) ? asTyped(token) : this.readToken(token)));
    for (let at = 0; at < this.tokens.length;) at += this.readPiece(at);
  }

  /** A part of "St. Gallen" need not be a word. */
  private isWithinPlace(typed: readonly QueryToken[], at: number): boolean {
    const pairs = [typed.slice(Math.max(0, at - 1), at + 1), typed.slice(at, at + 2)];
    return pairs.some((pair) => pair.length === 2 && this.words.isPlace(pair.map(({ word }) => word).join(' ')));
  }

  /** Words that stand nowhere and mean nothing are taken for a slip of the fingers. */
  private readToken(token: QueryToken): ReadToken {
    const { word, isQuoted } = token;
    const read = asTyped(token);
    if (isQuoted) return read;
    const plain = word.replace(/([aou])e/g, '$1');
    if (plain !== word && !this.words.has(word) && this.isKnown(plain)) return { ...read, word: plain, others: [word] };
    if (this.isKnown(word)) return { ...read, others: this.isUnused(word) ? this.spelledAlike(word) : [] };
    const completed = word.length < MIN_COMPLETED_LENGTH ? undefined : vocabulary().completion(word);
    if (completed) return { ...read, word: completed, others: [word] };
    const [best, ...others] = this.corrections(word, [vocabulary().words, this.words.places, this.words.tree]);
    if (!best) return read;
    return { ...token, word: best.word, isCorrected: true, others: others.map((one) => one.word) };
  }

  /** A rare word that no internship has may be a slip in another one. */
  private isUnused(word: string): boolean {
    return !vocabulary().isCommon(word) && !isStopWord(word) && !isRoleWord(word) && !this.isNamed(word);
  }

  private isNamed(word: string): boolean {
    return this.words.has(word) || this.words.isPlace(word) || workModeNames.has(word);
  }

  private spelledAlike(word: string): string[] {
    return this.corrections(word, [this.words.tree]).map((one) => one.word);
  }

  private corrections(word: string, sources: Parameters<typeof corrections>[1]): readonly Correction[] {
    const { spellings } = this.words;
    const key = `${sources.length} ${word}`;
    const known = spellings.get(key) ?? corrections(word, sources);
    spellings.set(key, known);
    return known;
  }

  private isKnown(word: string): boolean {
    const known = vocabulary();
    return (
      isStopWord(word) ||
      isRoleWord(word) ||
      known.isWord(word) ||
      known.conceptsOf([word]).length > 0 ||
      this.isNamed(word) ||
      known.partsOf(word).length > 0
    );
  }

  private phraseAt(at: number, length: number): string[] {
    return this.tokens.slice(at, at + length).map(({ word }) => word);
  }

  /** Reads what begins at a token, and returns how many tokens it takes. */
  private readPiece(at: number): number {
    const token = this.tokens[at];
    if (!token) return 1;
    if (token.isQuoted) return this.addTerm(at, 1, { isExact: true });
    return this.readNamed(at) || this.readCondition(at, 'mode') || this.readCondition(at, 'place') || this.readWord(at);
  }

  /** The longest phrase that names something; a place or a way of working that is as long comes first. */
  private readNamed(at: number): number {
    const free = this.tokens.slice(at).findIndex(({ isQuoted }) => isQuoted);
    const words = this.phraseAt(at, free < 0 ? this.tokens.length : free);
    const length = Math.max(vocabulary().phraseLength(words, 0), skillNameLength(words));
    if (length === 0) return 0;
    for (const kind of ['mode', 'place'] as const) if (this.conditionLength(at, kind) >= length) return 0;
    const phrase = words.slice(0, length);
    const joined = length === 2 ? [[phrase.join('')]] : [];
    return this.addTerm(at, length, { alternatives: [phrase, ...joined], concepts: vocabulary().conceptsOf(phrase) });
  }

  private conditionLength(at: number, kind: 'place' | 'mode'): number {
    for (let length = MAX_PLACE_WORDS; length > 0; length--) {
      const tokens = this.tokens.slice(at, at + length);
      if (tokens.length < length || tokens.some(({ isQuoted }) => isQuoted)) continue;
      const phrase = tokens.map(({ word }) => word).join(' ');
      if (kind === 'mode' ? this.isMode(at, length, phrase) : this.seeksPlace && this.isPlace(at, length, phrase))
        return length;
    }
    return 0;
  }

  /** "Essen" is a city and a meal: such a name means the city after a preposition, or as the last word where internships are there. */
  private isPlace(at: number, length: number, phrase: string): boolean {
    if (phrase.length < 3 || !hasMeaning(phrase) || !this.words.isPlace(phrase)) return false;
    if (!isAmbiguousPlaceName(phrase) || isBeforePlace(this.tokens[at - 1]?.word ?? '')) return true;
    return at + length === this.tokens.length && this.words.places.has(phrase);
  }

  /** "Remote sensing" is a skill and no way of working. */
  private isMode(at: number, length: number, phrase: string): boolean {
    return workModeNames.has(phrase) && skillIdsNamed(this.phraseAt(at, length + 1).join(' ')).length === 0;
  }

  /** A filter that the query names. Where that filter is set already, a way of working says nothing more. */
  private readCondition(at: number, kind: 'place' | 'mode'): number {
    const length = this.conditionLength(at, kind);
    const tokens = this.tokens.slice(at, at + length);
    const phrase = tokens.map(({ word }) => word).join(' ');
    if (length === 0) return 0;
    if (kind === 'mode' && !this.seeksMode) return length;
    if (this.pieces.some((piece) => piece.kind === kind)) return kind === 'mode' ? length : 0;
    const value = kind === 'mode' ? (workModeNames.get(phrase) ?? '') : (this.words.places.get(phrase) ?? phrase);
    this.pieces.push({ kind, value, tokens });
    return length;
  }

  private readWord(at: number): number {
    const word = this.tokens[at]?.word ?? '';
    if (!hasMeaning(word)) return 1;
    const next = this.tokens[at + 1];
    if (next && !next.isQuoted && hasMeaning(next.word) && this.words.has(word + next.word))
      return this.addTerm(at, 2, { alternatives: [[word, next.word], [word + next.word]] });
    const parts = vocabulary().partsOf(word).filter(hasMeaning);
    if (parts.length === 0) return this.addTerm(at, 1, { isOptional: isRoleWord(word) });
    for (const part of parts) this.addTerm(at, 1, { alternatives: [[word], [part]], concepts: vocabulary().conceptsOf([part]), isOptional: isRoleWord(part) }); // prettier-ignore
    return 1;
  }

  private addTerm(at: number, length: number, term: Partial<QueryTerm>): number {
    const tokens = this.tokens.slice(at, at + length);
    const others = length === 1 ? (tokens[0]?.others ?? []) : [];
    const alternatives = [...(term.alternatives ?? [tokens.map(({ word }) => word)]), ...others.map((word) => [word])];
    const skills = skillIdsNamed(tokens.map(({ word }) => word).join(' '));
    const concepts = term.concepts?.length ? term.concepts : conceptsOfSkills(skills);
    const full: QueryTerm = { tokens, isExact: false, isOptional: false, ...term, alternatives, skills, concepts };
    this.pieces.push({ kind: 'term', term: full, tokens });
    return length;
  }

  parsed(): ParsedQuery {
    const terms = this.pieces.flatMap((piece) => (piece.kind === 'term' ? [piece.term] : []));
    const isRanked = terms.some(({ isOptional }) => !isOptional);
    const valueOf = (kind: 'place' | 'mode') =>
      this.pieces.flatMap((piece) => (piece.kind === kind ? [piece.value] : []))[0];
    return {
      terms: isRanked ? terms : terms.map((term) => ({ ...term, isOptional: false })),
      place: valueOf('place'),
      mode: workModeNames.get(valueOf('mode') ?? ''),
      recognised: this.recognised(),
      suggestions: this.suggestions(),
      shorter: this.shorter(),
    };
  }

  private recognised(): RecognisedPart[] {
    return this.pieces.flatMap((piece) => {
      if (piece.kind === 'term') return [];
      const { kind, value, tokens } = piece;
      const quoted = this.tokens.map((token) => (tokens.includes(token) ? { ...token, isQuoted: true } : token));
      return [{ kind, value, text: queryText(tokens), without: this.without(tokens), quoted: queryText(quoted) }];
    });
  }

  private without(left: readonly QueryToken[]): string {
    return queryText(this.tokens.filter((token) => !left.some((one) => one === token)));
  }

  /** The query with its likeliest corrections, then with the next likely ones of the word in doubt. */
  private suggestions(): string[] {
    const doubtful = this.tokens.find(({ isCorrected }) => isCorrected);
    if (!doubtful) return [];
    const corrected = this.tokens.map((token) =>
      token.isCorrected ? { ...token, text: vocabulary().spelling(token.word) } : token,
    );
    const others = doubtful.others
      .slice(0, MAX_OTHER_SUGGESTIONS)
      .map((word) =>
        corrected.map((token, at) =>
          this.tokens[at] === doubtful ? { ...token, text: vocabulary().spelling(word) } : token,
        ),
      );
    return [corrected, ...others].map(queryText);
  }

  private shorter(): string[] {
    const parts = [...new Set(this.pieces.map(({ tokens }) => tokens[0]))];
    if (parts.length < 2) return [];
    const groups = parts.flatMap((first) => this.pieces.find(({ tokens }) => tokens[0] === first) ?? []);
    return groups.map(({ tokens }) => this.without(tokens));
  }
}

/** Returns what a query means. A place or a way of working is only looked for where that filter is not set. */
export const parseQuery = (params: Pick<SearchParams, 'q' | 'place' | 'mode'>, words: SearchedWords): ParsedQuery =>
  new QueryReading(params, words).parsed();
