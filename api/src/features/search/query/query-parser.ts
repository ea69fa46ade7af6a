import { placeLimits, type SearchAim } from '@prentice/contract';
import { isAreaName } from '../places/areas.ts';
import { isAfterPlace, isAmbiguousPlaceName, isBeforePlace } from '../places/city-names.ts';
import { relationTo } from '../places/place-search.ts';
import { skillIdsNamed, skillNameLength, conditionsNamed, thesisWords } from './condition-names.ts';
import { isFiller, isRoleWord, isStudentWord, isWorkplaceWord } from '../text/text-words.ts';
import { conceptsOfSkills, vocabulary } from '../text/vocabulary.ts';
import {
  askedFor,
  choiceOf,
  hasMeaning,
  isConjunction,
  isJobTitleAfter,
  isNegation,
  mixedAlternatives,
  withoutLooseJoints,
  withoutPrepositionsOf,
  type QueryPiece,
} from './alternatives.ts';
import type { Condition, NamedFilter, ParsedQuery, QueryTerm, RecognisedPart, ShorterQuery } from './parsed-query.ts';
import { filtersOf, givenFilters, type QueryParams } from './parsed-filters.ts';
import { isHyphenated, isMarked, isPostcode, queryText, unsearchableParts, type QueryToken } from './query-tokens.ts';
import { isAmbiguousPeriod } from './start-names.ts';
import { readTokens, suggestedQueries, type ReadToken, type SearchedWords } from './token-reader.ts';

const MAX_FILTER_WORDS = 6;

/** Reads one query. */
class QueryReading {
  private readonly words: SearchedWords;
  private readonly now: Date | undefined;
  /** Filters that are set: what the query says of them is no filter. */
  private readonly presetFilters: ReadonlySet<NamedFilter>;
  private readonly ignored: string[];
  private readonly tokens: readonly ReadToken[];
  private pieces: QueryPiece[] = [];
  private readonly postcodes: string[] = [];
  private readonly isPlaceOrMode: boolean;
  private asksNearby = false;
  private readonly asksFor = new Set<SearchAim>();

  constructor(params: QueryParams, words: SearchedWords, now: Date | undefined) {
    this.words = words;
    this.now = now;
    this.presetFilters = givenFilters(params);
    this.ignored = unsearchableParts(params.q ?? '');
    this.tokens = readTokens(params.q ?? '', words);
    for (let index = 0; index < this.tokens.length;) index += this.readPiece(index);
    /* "Part-time or full-time" asks for any hours. */
    if (this.isFiltered('hoursFrom') && this.isFiltered('hoursTo'))
      this.pieces = this.pieces.filter(({ kind }) => kind !== 'hoursFrom' && kind !== 'hoursTo');
    /* Without a place there is no distance from it. */
    if (!this.presetFilters.has('place') && !this.isFiltered('place'))
      this.pieces = this.pieces.filter(({ kind }) => kind !== 'radius');
    if (!this.isFiltered('place')) this.ignored.push(...this.postcodes);
    const { isPlaceOrMode, ignored } = mixedAlternatives(this.tokens, this.pieces);
    this.isPlaceOrMode = isPlaceOrMode;
    this.ignored.push(...ignored);
  }

  private phraseAt(index: number, length: number): string[] {
    return this.tokens.slice(index, index + length).map(({ word }) => word);
  }

  /** Reads what begins at a token, and returns how many tokens it takes. */
  private readPiece(index: number): number {
    const token = this.tokens[index];
    if (!token) return 1;
    if (token.isExcluded) return this.readExcluded(index);
    if (token.isQuoted) return this.addTerm(index, 1, { isExact: true });
    return (
      this.readNamed(index) ||
      this.readCondition(index) ||
      this.readNegation(index) ||
      this.readPlace(index) ||
      this.readPostcode(index) ||
      this.readWord(index)
    );
  }

  /** Finds the longest phrase that names something; a filter that is as long comes first. */
  private readNamed(index: number): number {
    const free = this.tokens.slice(index).findIndex(isMarked);
    const words = this.phraseAt(index, free < 0 ? this.tokens.length : free);
    const [word = ''] = words;
    const vocabularyLength = vocabulary().phraseLength(words, 0);
    /* "Company" would stand for companions, by its stem. */
    const length = Math.max(vocabularyLength === 1 && isFiller(word) ? 0 : vocabularyLength, skillNameLength(words));
    if (length === 0 || Math.max(this.conditionLength(index), this.placeLength(index)) >= length) return 0;
    const phrase = words.slice(0, length);
    const joined = length === 2 ? [[phrase.join('')]] : [];
    const subject = phrase.filter((word) => !isStudentWord(word));
    const shorter = subject.length > 0 && subject.length < length ? [subject] : [];
    return this.addTerm(index, length, {
      alternatives: [phrase, ...joined, ...shorter],
      concepts: vocabulary().conceptsOf(phrase),
      isOptional: length === 1 && (isWorkplaceWord(word) || isJobTitleAfter(this.pieces.at(-1), word)),
    });
  }

  /** Counts the most tokens from one on that make up a phrase which passes. */
  private longestPhrase(index: number, passes: (phrase: string, length: number) => boolean): number {
    for (let length = MAX_FILTER_WORDS; length > 0; length--) {
      const tokens = this.tokens.slice(index, index + length);
      if (tokens.length < length || tokens.some(isMarked)) continue;
      if (passes(this.phraseAt(index, length).join(' '), length)) return length;
    }
    return 0;
  }

  /** Measures a condition. "Remote sensing" is a skill and no way of working. */
  private conditionLength(index: number): number {
    const isSkill = (length: number) => skillIdsNamed(this.phraseAt(index, length + 1).join(' ')).length > 0;
    return this.longestPhrase(
      index,
      (phrase, length) => conditionsNamed(phrase, this.now) !== undefined && !isSkill(length),
    );
  }

  private placeLength(index: number): number {
    if (this.presetFilters.has('place')) return 0;
    return this.longestPhrase(index, (phrase, length) => this.isPlace(index, length, phrase));
  }

  /**
   * Returns whether a name means a place. "Essen" is a city and a meal: such a name means the city after a preposition,
   * or as the last word where internships are there.
   */
  private isPlace(index: number, length: number, phrase: string): boolean {
    if (phrase.length < 3 || !hasMeaning(phrase) || !this.words.isPlace(phrase)) return false;
    if (!isAmbiguousPlaceName(phrase) || isBeforePlace(this.tokens[index - 1]?.word ?? '')) return true;
    if (isAfterPlace(this.tokens[index + length]?.word ?? '')) return true;
    return index + length === this.tokens.length && this.words.places.has(phrase);
  }

  /** Reads a way of working or hours. Where that filter is set or named already, they say nothing more. */
  private readCondition(index: number): number {
    const length = this.conditionLength(index);
    const named = conditionsNamed(this.phraseAt(index, length).join(' '), this.now);
    if (!named) return 0;
    const tokens = this.tokens.slice(index, index + length);
    const unset = named.filters.filter((filter) => this.isUnset(filter));
    this.pieces.push(...unset.map((filter) => ({ ...filter, tokens })));
    if (named.asksFor) this.asksFor.add(named.asksFor);
    if (named.asksFor === 'thesis') this.addTerm(index, length, { alternatives: thesisWords, isOptional: true });
    /* "In der Nähe von Graz" says where. */
    const next = index + length;
    const asksNearby = named.asksNearby && this.placeLength(next) + this.placeLength(next + 1) === 0;
    if (asksNearby) this.asksNearby = true;
    if (named.isUnfiltered || asksNearby) this.ignored.push(queryText(tokens));
    return length;
  }

  /** Reads a negation. "Not in Germany" leaves nothing out, which is said; it must not find just that. */
  private readNegation(index: number): number {
    if (!isNegation(this.tokens[index]?.word ?? '') || index + 1 >= this.tokens.length) return 0;
    const from = isBeforePlace(this.tokens[index + 1]?.word ?? '') ? index + 2 : index + 1;
    const length = Math.max(this.placeLength(from), 1) + from - index;
    this.ignored.push(queryText(this.tokens.slice(index, index + length)));
    return length;
  }

  /** Reads words after a minus, which leaves nothing out either. */
  private readExcluded(index: number): number {
    const { isQuoted, word = '' } = this.tokens[index] ?? {};
    const end = this.tokens.findIndex(
      (token, number) => number > index && !(isQuoted && token.isQuoted && token.isExcluded),
    );
    const length = (end < 0 ? this.tokens.length : end) - index;
    if (hasMeaning(word)) this.ignored.push(queryText(this.tokens.slice(index, index + length)));
    return length;
  }

  private readPlace(index: number): number {
    const nameLength = this.placeLength(index);
    if (nameLength === 0) return 0;
    const phrase = this.phraseAt(index, nameLength).join(' ');
    const part = this.tokens[index + nameLength];
    /* "Berlin-Kreuzberg" is in Berlin. */
    const length = part?.isUnknown && isHyphenated(part) ? nameLength + 1 : nameLength;
    const value = this.words.places.get(phrase) ?? phrase;
    const places = this.pieces.flatMap((piece) => (piece.kind === 'place' ? [piece.value] : []));
    const relation = isConjunction(this.tokens[index - 1]?.word ?? '') ? 'other' : relationTo(places, value);
    if (relation !== 'other') return relation === 'covered' ? length : 0;
    if (places.length >= placeLimits.count) return isAreaName(phrase) ? length : 0;
    this.pieces.push({ kind: 'place', value, tokens: this.tokens.slice(index, index + length) });
    return length;
  }

  /** Reads a postcode, which says nothing beside the name of a town, and cannot be searched for without it. */
  private readPostcode(index: number): number {
    const { word = '', text = '' } = this.tokens[index] ?? {};
    if (!isPostcode(word) || this.words.tree.has(word)) return 0;
    this.postcodes.push(text);
    return 1;
  }

  /** Returns whether neither a filter nor the query has said so already. "Bachelor or master" names two levels. */
  private isUnset({ kind, value }: Condition): boolean {
    if (kind !== 'studyLevel') return !this.presetFilters.has(kind) && !this.isFiltered(kind);
    return !this.presetFilters.has(kind) && !this.pieces.some((piece) => piece.kind === kind && piece.value === value);
  }

  private isFiltered(kind: NamedFilter): boolean {
    return this.pieces.some((piece) => piece.kind === kind);
  }

  private readWord(index: number): number {
    const word = this.tokens[index]?.word ?? '';
    if (!hasMeaning(word)) return this.skipWord(index);
    const next = this.tokens[index + 1];
    if (next && !isMarked(next) && hasMeaning(next.word) && this.words.has(word + next.word))
      return this.addTerm(index, 2, { alternatives: [[word, next.word], [word + next.word]] });
    const parts = vocabulary().partsOf(word).filter(hasMeaning);
    if (parts.length === 0) return this.addTerm(index, 1, { isOptional: isRoleWord(word) || isWorkplaceWord(word) });
    for (const part of parts)
      this.addTerm(index, 1, {
        alternatives: [[word], [part]],
        concepts: vocabulary().conceptsOf([part]),
        isOptional: isRoleWord(part),
      });
    return 1;
  }

  /** Leaves a word out. "Design march" may ask for a start: it is said that it does not count. */
  private skipWord(index: number): number {
    const { word = '', text = '' } = this.tokens[index] ?? {};
    if (index > 0 && index + 1 === this.tokens.length && isAmbiguousPeriod(word)) this.ignored.push(text);
    return 1;
  }

  private addTerm(index: number, length: number, term: Partial<QueryTerm>): number {
    const tokens = this.tokens.slice(index, index + length);
    const others = length === 1 ? (tokens[0]?.others ?? []) : [];
    const name = tokens.map(({ word }) => word);
    const { skills, called } = askedFor(name, term.concepts ?? []);
    const alternatives = [...(term.alternatives ?? [name]), ...others.map((word) => [word]), ...called];
    const concepts = term.concepts?.length ? term.concepts : conceptsOfSkills(skills);
    const meant = { tokens, isExact: false, isOptional: false, ...term, alternatives, skills, concepts };
    const full: QueryTerm = { ...meant, choice: choiceOf(meant, index, this.tokens, this.pieces) };
    this.pieces.push({ kind: 'term', term: full, tokens });
    return length;
  }

  parsed(): ParsedQuery {
    const terms = this.pieces.flatMap((piece) => (piece.kind === 'term' ? [piece.term] : []));
    const isRanked = terms.some(({ isOptional }) => !isOptional);
    return {
      terms: isRanked ? terms : terms.map((term) => ({ ...term, isOptional: false })),
      filters: this.filters(),
      recognised: this.recognised(),
      suggestions: suggestedQueries(this.tokens, this.words),
      asksNearby: this.asksNearby,
      asksFor: [...this.asksFor],
      ignored: this.ignored,
      unknownWords: this.unknownWords(),
      withoutFilters: this.without(this.pieces.flatMap(({ kind, tokens }) => (kind === 'term' ? [] : tokens))),
      shorter: this.shorter(),
    };
  }

  private unknownWords(): string[] {
    const searched = this.pieces.flatMap(({ kind, tokens }) => (kind === 'term' ? tokens : []));
    return searched.filter(({ isUnknown }) => isUnknown).map(({ text }) => text);
  }

  private filters(): ParsedQuery['filters'] {
    const valuesOf = (kind: NamedFilter) => this.pieces.flatMap((piece) => (piece.kind === kind ? [piece.value] : []));
    return filtersOf(valuesOf, this.isPlaceOrMode);
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
    const remaining = withoutPrepositionsOf(left, this.tokens, this.pieces);
    return queryText(withoutLooseJoints(remaining, this.pieces));
  }

  private shorter(): ShorterQuery[] {
    const parts = [...new Set(this.pieces.map(({ tokens }) => tokens[0]))];
    if (parts.length < 2) return [];
    const groups = parts.flatMap((first) => this.pieces.find(({ tokens }) => tokens[0] === first) ?? []);
    return groups.map(({ kind, tokens }) => ({ q: this.without(tokens), withoutFilter: kind !== 'term' }));
  }
}

/**
 * Returns what a query means. A filter is only looked for in it where that filter is not set.
 *
 * @param now what "next summer" is counted from; without it no start is looked for
 */
export const parseQuery = (params: QueryParams, words: SearchedWords, now?: Date): ParsedQuery =>
  new QueryReading(params, words, now).parsed();
