import type { cvAnalysisViews, ViewOf } from '@prentice/contract';

/** The analysis of one CV as a member of the employer sees it. */
export type CvAnalysis = ViewOf<typeof cvAnalysisViews.employer>;
type AnalysisMatch = NonNullable<CvAnalysis['match']>;
/** One requirement with what the CV shows of it. */
export type AnalysisItem = AnalysisMatch['items'][number];

/** Tells a requirement from the others of its internship. */
export const keyOf = ({ part, requirement }: AnalysisItem): string => `${part} ${JSON.stringify(requirement)}`;

/** The requirements of some analyses, each once, in the order of the internship. */
export const requirementsOf = (analyses: readonly CvAnalysis[]): ReadonlyMap<string, AnalysisItem['requirement']> =>
  new Map(analyses.flatMap(({ match }) => match?.items ?? []).map((item) => [keyOf(item), item.requirement]));

/** What an analysis says of a requirement. */
export const itemOf = ({ match }: CvAnalysis, key: string): AnalysisItem | undefined =>
  match?.items.find((item) => keyOf(item) === key);
