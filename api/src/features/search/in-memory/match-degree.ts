import type { QueryTerm } from '../query/parsed-query.ts';
import { NAME_WEIGHT } from './internship-words.ts';
import { isSkillLabel, type Concept } from '../text/vocabulary.ts';

/** The degree of a whole match. */
export const MATCHES = 4;
const MATCHES_FIELD = 2;
const MENTIONS = 1;

/**
 * The most that counts what is in the long text only, or belongs to what is named (`weightedTokens`). In other
 * fields than those of the occupation, the internship is near such people, and not for them: a rota for nurses is
 * written by a developer.
 */
const PASSING_MENTION = 40;
/** Returns whether a term is a subject or an occupation, and no skill that is used everywhere. */
export const namesOccupation = ({ skills, concepts, isExact }: QueryTerm): boolean =>
  !isExact && (skills.length === 0 || concepts.some(({ kind }) => kind !== 'group'));

/** Returns whether a term is a skill that belongs to an occupation, and not what that occupation is called. */
export const isPartOfOccupation = ({ concepts, alternatives: [name = []] }: QueryTerm): boolean =>
  isSkillLabel(name.join(' ')) &&
  concepts.every(({ called }) => called.every((words) => words.join(' ') !== name.join(' ')));

/** Returns whether a concept is a field by another name: informatics has no other field than software. */
export const namesWholeField = ({ fields, covers }: Concept): boolean => fields.length === covers.length;

/** What is meant counts less than what is said. */
export const MEANING_SHARE = 0.5;

/** How well an internship matches a term, by what it shows of it. */
export interface TermScore {
  /** By its words, its skills and what it means. */
  readonly whole: number;
  readonly skill: number;
  /** By what it means alone, which has no language. */
  readonly meaning: number;
  /** Whether it belongs to a field of the term. */
  readonly fits: boolean;
  /** Whether what is searched says its skills and its field, or all is read from its text. */
  readonly isDescribed: boolean;
}

/** Returns whether a term is a subject or an occupation that is no field as a whole. */
export const isOccupation = (term: QueryTerm): boolean =>
  namesOccupation(term) && term.concepts.some(({ kind }) => kind === 'occupation');

/**
 * Returns how much of a term an internship matches. What an occupation is decides, and not what a language calls it: the
 * word may stand in a long text by chance. Where there is nothing but text, its words decide.
 */
export function degreeOf(term: QueryTerm, { whole, skill, meaning, fits, isDescribed }: TermScore): number {
  const isShown =
    isDescribed && isOccupation(term)
      ? skill > 0 || (fits && meaning > 0)
      : whole > (fits || term.concepts.length === 0 || !namesOccupation(term) ? 0 : PASSING_MENTION);
  if (isShown) return MATCHES;
  return fits ? MATCHES_FIELD : MENTIONS;
}

/** Returns whether what an internship matches is called so in its title or its skills, and not only near in meaning. */
export const isNamed = (term: QueryTerm, { whole, meaning }: TermScore): boolean =>
  !isOccupation(term) ||
  term.concepts.some(namesWholeField) ||
  whole - MEANING_SHARE * meaning > PASSING_MENTION ||
  meaning >= NAME_WEIGHT;
