import type { cvAnalysisViews, ViewOf } from '@prentice/contract';

/** The analysis of one CV as a member of the employer sees it. */
export type CvAnalysis = ViewOf<typeof cvAnalysisViews.employer>;
type AnalysisMatch = NonNullable<CvAnalysis['match']>;
/** One requirement with what the CV shows of it. */
export type AnalysisItem = AnalysisMatch['items'][number];
