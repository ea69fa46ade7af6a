import { labelledQueries, type LabelledQuery } from './labelled.queries.ts';
import type { Searchable } from './searchable.ts';

export type Quality = Readonly<Record<LabelledQuery['kind'], number>>;

const fits = ({ title, skills }: Searchable, wants: string): boolean =>
  `${title} ${skills}`.toLowerCase().includes(wants.toLowerCase());

/** The share of labelled queries, by kind, whose first answers hold what was wanted. */
export function answers(first: (q: string) => readonly Searchable[]): Quality {
  const share = (kind: LabelledQuery['kind']): number => {
    const queries = labelledQueries.filter((one) => one.kind === kind);
    return queries.filter(({ q, wants }) => first(q).some((one) => fits(one, wants))).length / queries.length;
  };
  return {
    exact: share('exact'),
    typo: share('typo'),
    prefix: share('prefix'),
    synonym: share('synonym'),
    german: share('german'),
  };
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`;
