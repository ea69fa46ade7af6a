import type { employerViews, ViewOf } from '@prentice/contract';

/** The own employer as its members see it. */
export type OwnEmployer = ViewOf<typeof employerViews.own>;

export const isOwnEmployer = (employer: object): employer is OwnEmployer =>
  'openCaseId' in employer && 'contactEmail' in employer;
