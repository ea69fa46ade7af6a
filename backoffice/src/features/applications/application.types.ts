import type { applicationViews, ViewOf } from '@prentice/contract';

/** A row of an employer's list, the same blind or not. */
export type CandidateRow = ViewOf<typeof applicationViews.row>;

type Blind = ViewOf<typeof applicationViews.employerBlind>;
type Seen = ViewOf<typeof applicationViews.employer>;
type Known = ViewOf<typeof applicationViews.employerContacts>;
/** One application as members see it: blind, with CV, or with contacts too. */
export type Candidacy = Blind | Seen | Known;

/** One whose CV and answers are there to read. */
export type SeenCandidacy = Seen | Known;

export const isCandidacy = (one: object): one is Candidacy => 'blindAlias' in one && 'candidate' in one;
export const isSeen = (one: Candidacy): one is SeenCandidacy => 'cv' in one;

type Whole = NonNullable<Known['candidate']>;
type Education = Omit<Whole['education'][number], 'institution' | 'grade'> & { readonly institution?: string };
type Skill = Omit<Whole['skills'][number], 'level'> & { readonly level?: number };
/** What a candidate tells about themselves, as far as it may be seen now. */
export type Told = Partial<Omit<Whole, 'education' | 'skills'>> & {
  readonly education?: readonly Education[];
  readonly skills?: readonly Skill[];
};

export const toldBy = (one: Candidacy): Told => ({ ...one.candidate });
