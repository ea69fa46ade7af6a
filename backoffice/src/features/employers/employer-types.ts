import type { employerViews, ViewOf } from '@prentice/contract';

/** An employer in full, and what every administrator sees of one. */
export type FullEmployer = ViewOf<typeof employerViews.full>;
export type ListedEmployer = ViewOf<typeof employerViews.overview>;

/** Whether the reply is the full view, which shows contacts. */
export const isFullEmployer = (employer: object): employer is FullEmployer =>
  'contactEmail' in employer && 'openReports' in employer;
/** Whether the reply is one of the administrators' views. */
export const isListedEmployer = (employer: object): employer is ListedEmployer => 'overdueApplications' in employer;
