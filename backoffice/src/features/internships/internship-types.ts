import type { internshipViews, ViewOf } from '@prentice/contract';

/** An internship as its employer's members, full and limited administrators see it. */
export type OwnInternship = ViewOf<typeof internshipViews.own>;
export type ModeratedInternship = ViewOf<typeof internshipViews.admin>;
export type LimitedInternship = ViewOf<typeof internshipViews.limited>;
/** What the public page shows of one. */
export type PostedInternship = ViewOf<typeof internshipViews.public>;

export const isModeratedInternship = (internship: object): internship is ModeratedInternship => 'risk' in internship;
export const isOwnInternship = (internship: object): internship is OwnInternship =>
  'history' in internship && 'version' in internship;
export const isLimitedInternship = (internship: object): internship is LimitedInternship =>
  'employer' in internship && 'submittedAt' in internship;
