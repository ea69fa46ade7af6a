import type { applicationViews, ViewOf } from '@prentice/contract';

/** A row of an employer's list, the same blind or not. */
export type CandidateRow = ViewOf<typeof applicationViews.row>;

type BlindApplication = ViewOf<typeof applicationViews.employerBlind>;
type VisibleApplication = ViewOf<typeof applicationViews.employer>;
type ApplicationWithContacts = ViewOf<typeof applicationViews.employerContacts>;
/** One application as members see it: blind, with CV, or with contacts too. */
export type ApplicationDetails = BlindApplication | VisibleApplication | ApplicationWithContacts;

/** One whose CV and answers are there to read. */
export type UnblindedApplication = VisibleApplication | ApplicationWithContacts;

export const isApplicationDetails = (application: object): application is ApplicationDetails =>
  'blindAlias' in application && 'candidate' in application;
export const isUnblinded = (application: ApplicationDetails): application is UnblindedApplication =>
  'cv' in application;

type FullProfile = NonNullable<ApplicationWithContacts['candidate']>;
type Education = Omit<FullProfile['education'][number], 'institution' | 'grade'> & { readonly institution?: string };
type Skill = Omit<FullProfile['skills'][number], 'level'> & { readonly level?: number };
/** What a candidate tells about themselves, as far as it may be seen now. */
export type CandidateProfileData = Partial<Omit<FullProfile, 'education' | 'skills'>> & {
  readonly education?: readonly Education[];
  readonly skills?: readonly Skill[];
};

export const candidateProfileOf = (application: ApplicationDetails): CandidateProfileData => ({
  ...application.candidate,
});
