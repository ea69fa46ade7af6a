import { isBeforePlace } from '../places/city-names.ts';
import { isFiller, isStopWord } from '../text/text-words.ts';
import type { Concept } from '../text/vocabulary.ts';
import { skillIdsNamed } from './condition-names.ts';
import type { NamedFilter, QueryTerm } from './parsed-query.ts';
import { isListed, type QueryToken } from './query-tokens.ts';
import type { ReadToken } from './token-reader.ts';

/** What some tokens of a query mean: a term, or a filter with its value. */
export type QueryPiece =
  | { readonly kind: 'term'; readonly term: QueryTerm; readonly tokens: readonly ReadToken[] }
  | { readonly kind: NamedFilter; readonly value: string; readonly tokens: readonly ReadToken[] };

const conjunctions = new Set(['or', 'oder', 'and', 'und']);

/** Returns whether a word stands between two things of which either will do. */
export const isConjunction = (word: string): boolean => conjunctions.has(word);

/** Words after which people say what they do not want. */
const negations = new Set(['not', 'nicht', 'except', 'ausser', 'kein', 'keine', 'keinen']);

export const isNegation = (word: string): boolean => negations.has(word);

/** Returns whether a folded word says something about what is sought. */
export const hasMeaning = (word: string): boolean => !isStopWord(word) && !isFiller(word);

/** After these, another thing will do also where it is not understood: "marketing or podcasts". */
const alternativeWords = new Set(['or', 'oder']);

/** What somebody is called who works in an occupation that is named before it. */
const jobTitles = new Set(['engineer', 'developer', 'ingenieur', 'ingenieurin', 'entwickler', 'entwicklerin']);

/** Returns whether a word says nothing more after an occupation: "firmware engineer". */
export const isJobTitleAfter = (before: QueryPiece | undefined, word: string): boolean =>
  before?.kind === 'term' && jobTitles.has(word) && before.term.concepts.some(({ kind }) => kind === 'occupation');

type ChosenTerm = Pick<QueryTerm, 'concepts' | 'skills' | 'isOptional' | 'isExact'>;

/** Returns whether a term is a field, an occupation or a skill, of which another may be wanted as well. */
const isUnderstood = ({ concepts, skills, isOptional, isExact }: ChosenTerm): boolean =>
  concepts.length + skills.length > 0 && !isOptional && !isExact;

/**
 * Returns the choice that a term belongs to: that of the term before where a conjunction or a comma is between them, or
 * else one of its own.
 *
 * @param index where the term begins in the tokens
 */
export function choiceOf(
  term: ChosenTerm,
  index: number,
  tokens: readonly ReadToken[],
  pieces: readonly QueryPiece[],
): number {
  const before = pieces.at(-1);
  if (before?.kind !== 'term') return pieces.length;
  const end = tokens.findLastIndex((token) => before.tokens.includes(token)) + 1;
  const between = tokens.slice(end, index);
  const isList = end <= index && [...between, tokens[index]].some((token) => token && isListed(token));
  const isEither = between.some(({ word }) => alternativeWords.has(word));
  const isJoined = isEither || isList || between.some(({ word }) => isConjunction(word));
  if (!isEither && !(isUnderstood(before.term) && isUnderstood(term))) return pieces.length;
  return isJoined && !between.some(({ word }) => hasMeaning(word)) ? before.term.choice : pieces.length;
}

/**
 * Returns the skills that a name asks for, and what else it is called: an occupation is asked for by what it is called
 * in both languages, whichever of its names was typed, unless that is the name of a skill.
 */
export function askedFor(name: readonly string[], concepts: readonly Concept[]) {
  const skills = skillIdsNamed(name.join(' '));
  if (skills.length > 0) return { skills, called: [] };
  const called = concepts.flatMap((concept) => (concept.kind === 'occupation' ? concept.called : []));
  return { skills: [...new Set(called.flatMap((words) => skillIdsNamed(words.join(' '))))], called };
}

/** Returns the pieces around a word where nothing else that says something is between them. */
function piecesAround(index: number, tokens: readonly ReadToken[], pieces: readonly QueryPiece[]) {
  const pieceOf = (token: ReadToken) => pieces.find((piece) => piece.tokens.includes(token));
  const isMeaningful = (token: ReadToken): boolean => hasMeaning(token.word) || pieceOf(token) !== undefined;
  const before = tokens.slice(0, index).findLast(isMeaningful);
  const after = tokens.slice(index + 1).find(isMeaningful);
  return [before && pieceOf(before), after && pieceOf(after)] as const;
}

const placeOrMode: ReadonlySet<string> = new Set(['place', 'mode']);

/** What "or" means in a query between two things of different kinds. */
export interface MixedAlternatives {
  /** Whether a way of working will do instead of the place: "Vienna or remote". */
  readonly isPlaceOrMode: boolean;
  /** The words between two things that must both hold all the same: "Vienna or part-time". */
  readonly ignored: readonly string[];
}

/** Returns what "or" means between things of different kinds; between things of one kind, either will do. */
export function mixedAlternatives(tokens: readonly ReadToken[], pieces: readonly QueryPiece[]): MixedAlternatives {
  let isPlaceOrMode = false;
  const ignored: string[] = [];
  tokens.forEach((token, index) => {
    if (!alternativeWords.has(token.word) || token.isQuoted) return;
    const [before, after] = piecesAround(index, tokens, pieces);
    if (!before || !after || before.kind === after.kind) return;
    if (placeOrMode.has(before.kind) && placeOrMode.has(after.kind)) isPlaceOrMode = true;
    else ignored.push(token.text);
  });
  return { isPlaceOrMode, ignored };
}

/** Returns what a token is an alternative within, such as one of several places. */
function choiceWithin(token: QueryToken | undefined, pieces: readonly QueryPiece[]): string | undefined {
  const piece = pieces.find(({ tokens }) => tokens.some((other) => other === token));
  return piece?.kind === 'term' ? `term ${piece.term.choice}` : piece?.kind;
}

/** Returns what is left of a query without conjunctions and commas that have lost what they stood between. */
export function withoutLooseJoints(tokens: readonly QueryToken[], pieces: readonly QueryPiece[]): QueryToken[] {
  const choices = tokens.map((token) => choiceWithin(token, pieces));
  const isBetween = (from: number, to: number): boolean => {
    const before = choices.slice(0, from).findLast((choice) => choice !== undefined);
    return before !== undefined && before === choices.slice(to).find((choice) => choice !== undefined);
  };
  return tokens.flatMap((token, index) => {
    const isLoose = !isBetween(index, choices[index] === undefined ? index + 1 : index);
    if (!isLoose) return [token];
    return choices[index] === undefined && isConjunction(token.word) ? [] : [{ ...token, joint: ' ' }];
  });
}

/**
 * Returns the tokens of a query without some of them and without the prepositions that would be left before nothing: "law in
 * Berlin" without its place is "law", "law in Berlin or Munich" without Berlin is "law in Munich".
 */
export function withoutPrepositionsOf(
  left: readonly QueryToken[],
  tokens: readonly QueryToken[],
  pieces: readonly QueryPiece[],
): QueryToken[] {
  const isLeft = (token: QueryToken | undefined): boolean => left.some((queryToken) => queryToken === token);
  const pieceOf = (token: QueryToken) =>
    pieces.find((piece) => piece.tokens.some((queryToken) => queryToken === token));
  const isPlaceNext = (index: number): boolean => {
    const next = tokens.findIndex((token, number) => number >= index && !isLeft(token) && pieceOf(token));
    const [before, place] = [tokens[next - 1], tokens[next]];
    return place !== undefined && pieceOf(place)?.kind === 'place' && !isBeforePlace(before?.word ?? '');
  };
  const isLoose = ({ word }: QueryToken, index: number): boolean =>
    isBeforePlace(word) && isLeft(tokens[index + 1]) && !isPlaceNext(index + 1);
  return tokens.filter((token, index) => !isLeft(token) && !isLoose(token, index));
}
