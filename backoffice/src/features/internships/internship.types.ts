import type { internshipViews, ViewOf } from '@prentice/contract';

/** An internship as its employer's members, full and limited administrators see it. */
export type OwnInternship = ViewOf<typeof internshipViews.own>;
export type ModeratedInternship = ViewOf<typeof internshipViews.admin>;
export type LimitedInternship = ViewOf<typeof internshipViews.limited>;
/** What the public page shows of one. */
export type PostedInternship = ViewOf<typeof internshipViews.public>;

export const isModerated = (one: object): one is ModeratedInternship => 'risk' in one;
export const isOwnInternship = (one: object): one is OwnInternship => 'history' in one && 'version' in one;
export const isLimited = (one: object): one is LimitedInternship => 'employer' in one && 'submittedAt' in one;
