import { skillTaxonomy } from '@prentice/contract/skills';
import type { SearchableInternship } from '../in-memory/searchable.ts';
import { parseRows } from '@prentice/contract';
import { z } from 'zod';
import queries from '../data/labelled-queries.json' with { type: 'json' };

const labelledQuery = z
  .strictObject({
    kind: z.enum(['exact', 'typo', 'prefix', 'synonym', 'german', 'employer', 'place', 'several', 'text', 'nothing']),
    q: z.string(),
    wants: z.string(),
  })
  .readonly();

/** A query with what one of the first answers must have: all the parts of `wants`, where its kind says. */
export type LabelledQuery = z.infer<typeof labelledQuery>;

export const labelledQueries: readonly LabelledQuery[] = parseRows(queries, labelledQuery);

type Find = (q: string) => readonly SearchableInternship[];
type Kind = LabelledQuery['kind'];
export type QualityByKind = Readonly<Record<Kind, number>>;

function searchedText(kind: Kind, { title, skills, employer, places, text }: SearchableInternship): string {
  if (kind === 'employer') return employer;
  if (kind === 'place') return places;
  if (kind === 'text') return text;
  return kind === 'several' ? [title, skills, employer, places].join(' ') : `${title} ${skills}`;
}

const has = (text: string, wants: string): boolean =>
  wants.split('+').every((part) => text.toLowerCase().includes(part.toLowerCase()));

const isAnswered = ({ kind, q, wants }: LabelledQuery, find: Find): boolean =>
  kind === 'nothing' ? find(q).length === 0 : find(q).some((internship) => has(searchedText(kind, internship), wants));

/** Lists the labelled queries whose first answers do not hold what was wanted. */
export const unansweredQueries = (first: Find): LabelledQuery[] =>
  labelledQueries.filter((query) => !isAnswered(query, first));

/** Measures the share of labelled queries, by kind, whose first answers hold what was wanted. */
export function measureQuality(first: Find): QualityByKind {
  const failed = unansweredQueries(first);
  const share = (kind: Kind): number => {
    const isOf = (query: LabelledQuery): boolean => query.kind === kind;
    return 1 - failed.filter(isOf).length / labelledQueries.filter(isOf).length;
  };
  return {
    exact: share('exact'),
    typo: share('typo'),
    prefix: share('prefix'),
    synonym: share('synonym'),
    german: share('german'),
    employer: share('employer'),
    place: share('place'),
    several: share('several'),
    text: share('text'),
    nothing: share('nothing'),
  };
}

/** Chance as a test needs it: the same numbers each time. */
interface RandomSource {
  whole(first: number, last: number): number;
}

/**
 * Writes a word with one slip of the fingers, not in its first letter: a letter left out, doubled, changed, or two
 * swapped.
 */
export function withTypo(word: string, chance: RandomSource): string {
  const position = chance.whole(1, word.length - 2);
  const [before, letter, next, after] = [
    word.slice(0, position),
    word[position],
    word[position + 1],
    word.slice(position + 2),
  ];
  const kinds = [`${before}${next}${after}`, `${before}${letter}${letter}${next}${after}`, `${before}e${next}${after}`];
  return [...kinds, `${before}${next}${letter}${after}`][chance.whole(0, 3)] ?? word;
}

/** Names of skills, each with one slip, that nobody chose by hand. Names of one word with five letters or more. */
export const misspelledSkills = (chance: RandomSource): LabelledQuery[] =>
  skillTaxonomy
    .filter(({ label }) => /^[A-Za-z]{5,}$/.test(label))
    .map(({ label }) => ({ kind: 'typo', q: withTypo(label, chance), wants: label }));

/** Computes the share of some queries whose first answers hold what was wanted. */
export const answeredShare = (queries: readonly LabelledQuery[], first: Find): number =>
  queries.filter((query) => isAnswered(query, first)).length / queries.length;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
