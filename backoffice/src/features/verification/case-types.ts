import type { caseViews, ViewOf } from '@prentice/contract';

/** A case as reviewers see it. */
export type ReviewedCase = ViewOf<typeof caseViews.reviewer>;
export type CaseCheck = ReviewedCase['checks'][number];
