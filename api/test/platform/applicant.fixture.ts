import type { Candidate, DraftUpdate } from '@prentice/contract';
import type { ApplicantStatus } from '../../src/features/applications/application-requests.ts';
import type { InternReadiness } from '../../src/features/interns/index.ts';
import type { InternshipForApplication } from '../../src/features/internships/index.ts';

/** What the guards of applications read of an applicant: a field that is renamed does not compile here. */
export type Applicant = Pick<ApplicantStatus, 'applicantCount' | 'currentState' | 'activeApplications' | 'now'> & {
  readonly internship: Pick<
    InternshipForApplication,
    'state' | 'employerLive' | 'deadline' | 'maxApplicants' | 'eligibility' | 'questions' | 'locations'
  >;
  readonly readiness: Pick<InternReadiness, 'completeness' | 'gaps'> & {
    readonly candidate: Pick<Candidate, 'education' | 'languages' | 'workAuthorisation'>;
  };
};

/** Returns somebody with a complete profile who may apply to an open internship with these conditions. */
export const anApplicant = (posting: DraftUpdate & { readonly deadline: string }, now: Date): Applicant => ({
  internship: { ...posting, state: 'open', employerLive: true },
  applicantCount: 0,
  readiness: { completeness: 100, gaps: [], candidate: { education: [], languages: [], workAuthorisation: [] } },
  currentState: null,
  activeApplications: 0,
  now,
});
