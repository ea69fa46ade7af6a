import { z } from 'zod';
import { bulkIds, bulkReply } from '../kernel/bulk.ts';
import { exportParams } from '../kernel/list.ts';
import { id, idParams } from '../kernel/ids.ts';
import { profilePartKeys } from '../interns/intern-completeness.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant, line, searchText, text } from '../kernel/text.ts';
import { draftUpdate } from '../internships/internship.contract.ts';
import { applicantPosting } from '../internships/internship-differences.ts';
import {
  answer,
  applicationDraftContent,
  applicationObstacles,
  applicationState,
  interview,
  questionAsked,
  submission,
} from './application.contract.ts';
import { applicationLimits as limits } from './application-limits.ts';
import { match } from '../cv-reading/cv-match.contract.ts';
import { unmetRequirement } from './application-eligibility.ts';
import { applicationList } from './application-lists.ts';
import { applicationTransitionRequest, bulkTransitionRequest } from './application.transition-requests.ts';
import { applicationReply, applicationRowReply, applicationViews } from './application.views.ts';

const byInternship = z.strictObject({ internshipId: id });
const internView = applicationViews.intern.schema.strict();
const transition = may('transition', 'Application');

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
/** Which of my CVs is compared: the one that I would send when absent. */
const fitQuery = z.strictObject({ documentId: id.optional() });
export type InternshipFit = z.infer<typeof internshipFit>;

export const applicationOperations = {
  readiness: operation({
    method: 'GET',
    path: '/applications/readiness/:internshipId',
    summary: 'Report whether I can apply to an internship, and what is missing',
    access: may('create', 'Application'),
    rate: 'read',
    params: byInternship,
    reply: applicationReadiness,
    unverified: true,
  }),
  fit: operation({
    method: 'GET',
    path: '/applications/fit/:internshipId',
    summary: 'Show how my CV fits an internship, each requirement with its evidence; nothing is stored',
    access: may('create', 'Application'),
    rate: 'read',
    params: byInternship,
    query: fitQuery,
    reply: internshipFit,
    unverified: true,
  }),
  saveDraft: operation({
    method: 'PUT',
    path: '/applications/drafts/:internshipId',
    summary: 'Save a draft of an application',
    access: may('create', 'Application'),
    rate: 'write',
    params: byInternship,
    body: applicationDraftContent,
    reply: applicationDraftContent,
    unverified: true,
  }),
  showInterest: operation({
    method: 'POST',
    path: '/applications/interest',
    summary: 'Show interest before applying',
    access: may('create', 'Application'),
    rate: 'write',
    body: byInternship,
    reply: internView,
    status: 201,
    idempotent: true,
  }),
  submit: operation({
    method: 'POST',
    path: '/applications',
    summary: 'Apply',
    access: may('create', 'Application'),
    rate: 'write',
    body: submission,
    reply: internView,
    status: 201,
    idempotent: true,
  }),
  list: operation({
    method: 'GET',
    path: '/applications',
    summary: 'Applications: my own, those to my employer, all for administrators',
    access: may('read', 'Application'),
    rate: 'read',
    list: applicationList,
    reply: applicationRowReply,
  }),
  get: operation({
    method: 'GET',
    path: '/applications/:id',
    summary: 'Get an application, limited to what the caller may see',
    access: may('read', 'Application'),
    rate: 'read',
    params: idParams,
    reply: applicationReply,
  }),
  open: operation({
    method: 'POST',
    path: '/applications/:id/open',
    summary: 'Open an application: the first time, the candidate learns of it',
    access: may('update', 'Application'),
    rate: 'read',
    params: idParams,
    reply: applicationReply,
  }),
  compare: operation({
    method: 'GET',
    path: '/applications/compare',
    summary: 'Compare up to four applications side by side',
    access: may('update', 'Application'),
    rate: 'read',
    query: z.strictObject({ ids: searchText(120) }),
    reply: z.array(applicationReply),
  }),
  transition: operation({
    method: 'POST',
    path: '/applications/:id/transitions',
    summary: 'Shortlist, invite, offer, accept, reject, withdraw …',
    access: transition,
    rate: 'write',
    params: idParams,
    body: applicationTransitionRequest,
    reply: applicationReply,
    ifMatch: true,
  }),
  transitionMany: operation({
    method: 'POST',
    path: '/applications/transitions',
    summary: 'Shortlist or reject several',
    access: transition,
    rate: 'write',
    body: z.strictObject({ ids: bulkIds, transition: bulkTransitionRequest }),
    reply: bulkReply,
  }),
  undo: operation({
    method: 'POST',
    path: '/applications/undo',
    summary: 'Undo rejections, shortlistings or withdrawals of the last ten minutes',
    access: transition,
    rate: 'write',
    body: z.strictObject({ ids: bulkIds }),
    reply: bulkReply,
  }),
  rescheduleInterview: operation({
    method: 'PUT',
    path: '/applications/:id/interview',
    summary: 'Reschedule an interview',
    access: transition,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ interview }),
    reply: applicationReply,
    ifMatch: true,
  }),
  cancelInterview: operation({
    method: 'POST',
    path: '/applications/:id/interview/cancellation',
    summary: 'Cancel an interview before it starts, with a message to the candidate, who is shortlisted again',
    access: transition,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ note: text(limits.cancellationNote.min, limits.cancellationNote.max) }),
    reply: applicationReply,
    ifMatch: true,
  }),
  rate: operation({
    method: 'PUT',
    path: '/applications/:id/rating',
    summary: 'Rate and tag within the team',
    access: may('update', 'Application'),
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      rating: z.int().min(1).max(5).nullable(),
      tags: z.array(line(1, limits.tags.length)).max(limits.tags.count),
    }),
    reply: applicationReply,
  }),
  cv: operation({
    method: 'GET',
    path: '/applications/:id/cv',
    summary: 'The CV as it was sent; opening it is logged for its owner',
    access: may('read', 'Application'),
    rate: 'read',
    params: idParams,
    replyKind: 'file',
  }),
  calendar: operation({
    method: 'GET',
    path: '/applications/:id/interview.ics',
    summary: 'Download the interview as a calendar file',
    access: may('read', 'Application'),
    rate: 'read',
    params: idParams,
    replyKind: 'file',
  }),
  receipt: operation({
    method: 'GET',
    path: '/applications/:id/receipt',
    summary: 'Get what was sent: the posting as it was, cover note, answers, and the hash of the CV',
    access: may('create', 'Application'),
    rate: 'read',
    params: idParams,
    reply: z.object({
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
    }),
  }),
  changes: operation({
    method: 'GET',
    path: '/applications/:id/changes',
    summary: 'List what has changed in the posting since I applied',
    access: may('create', 'Application'),
    rate: 'read',
    params: idParams,
    reply: z.object({
      /** The revision that was applied to, and the one that is live. */
      postingRevision: z.int(),
      revision: z.int(),
      /** Names of the fields that differ; none when no newer revision is public. */
      changed: z.array(z.string()),
      /** Null when there is nothing to compare, or the revision that was applied to is not kept any more. */
      before: applicantPosting.nullable(),
      after: applicantPosting.nullable(),
    }),
  }),
  counts: operation({
    method: 'GET',
    path: '/applications/counts',
    summary: 'Count my employer’s applications by state, and the overdue ones',
    access: may('update', 'Application'),
    rate: 'read',
    query: z.strictObject({ internshipId: id.optional() }),
    reply: z.object({ states: z.record(z.string(), z.int()), overdue: z.int(), total: z.int() }),
  }),
  export: operation({
    method: 'GET',
    path: '/applications/export',
    summary: 'Export applications as CSV',
    access: may('export', 'Application'),
    rate: 'export',
    query: exportParams,
    replyKind: 'file',
  }),
};
