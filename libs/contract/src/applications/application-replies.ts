import { z } from 'zod';
import { match } from '../cv-reading/cv-match.contract.ts';
import { profilePartKeys } from '../interns/intern-completeness.ts';
import { draftUpdate } from '../internships/internship.contract.ts';
import { applicantPosting } from '../internships/internship-differences.ts';
import { id } from '../kernel/ids.ts';
import { instant } from '../kernel/text.ts';
import {
  answer,
  applicationDraftContent,
  applicationObstacles,
  applicationState,
  questionAsked,
} from './application.contract.ts';
import { unmetRequirement } from './application-eligibility.ts';

/** What a CV says, in the order in which it is read: its lines below its headings. The first part may have none. */
export const cvText = z.object({
  sections: z.array(
    z.object({
      heading: z.string().nullable(),
      lines: z.array(z.object({ text: z.string(), bullet: z.boolean() })),
    }),
  ),
});
export type CvText = z.infer<typeof cvText>;

/** Whether the asker can apply, and if not, why: asked before a form is shown. */
export const applicationReadiness = z.object({
  canShowInterest: z.boolean(),
  canApply: z.boolean(),
  obstacles: z.array(
    z.object({
      code: z.enum(applicationObstacles),
      message: z.string(),
      /** With `PROFILE_INCOMPLETE`: the empty parts of the profile, those that count most first. */
      missing: z.array(z.enum(profilePartKeys)),
      /** With `NOT_ELIGIBLE`: what the internship asks for and the profile does not state. */
      unmet: z.array(unmetRequirement),
    }),
  ),
  completeness: z.int(),
  applicationId: id.nullable(),
  state: applicationState.nullable(),
  activeApplications: z.int(),
  draft: applicationDraftContent.nullable(),
});

/** How the CV that a student would send fits an internship. */
export const internshipFit = z.object({
  cv: z.object({ documentId: id, fileName: z.string() }).nullable(),
  /** Null without a CV. */
  match: match.nullable(),
  /** What the internship asks of applicants and the profile does not state. */
  unmet: z.array(unmetRequirement),
});
export type InternshipFit = z.infer<typeof internshipFit>;

/** What was sent with an application. */
export const applicationReceipt = z.object({
  applicationId: id,
  title: z.string(),
  employerName: z.string(),
  postingRevision: z.int(),
  /** The posting as it stood when the application was sent; null when that revision is not kept any more. */
  posting: draftUpdate.nullable(),
  coverNote: z.string().nullable(),
  questions: z.array(questionAsked),
  answers: z.array(answer),
  cvSha256: z.string(),
  cvFileName: z.string(),
  submittedAt: instant,
  responseDueAt: instant,
});

/** What has changed in a posting since somebody applied. */
export const changesSinceApplying = z.object({
  /** The revision that was applied to, and the one that is live. */
  postingRevision: z.int(),
  revision: z.int(),
  /** Names of the fields that differ; none when no newer revision is public. */
  changed: z.array(z.string()),
  /** Null when there is nothing to compare, or the revision that was applied to is not kept any more. */
  before: applicantPosting.nullable(),
  after: applicantPosting.nullable(),
});
