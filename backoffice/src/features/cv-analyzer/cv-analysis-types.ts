import type { cvAnalysisViews, ViewOf } from '@prentice/contract';

/** The analysis of one CV as a member of the employer sees it. */
export type CvAnalysis = ViewOf<typeof cvAnalysisViews.employer>;
