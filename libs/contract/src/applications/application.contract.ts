import { z } from 'zod';
import type { ErrorCode } from '../kernel/errors.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { id } from '../kernel/ids.ts';
import {
  day,
  draftLine,
  draftText,
  httpsUrl,
  instant,
  month,
  optionalLine,
  optionalText,
  text,
} from '../kernel/text.ts';
import { internshipViews } from '../internships/internship.views.ts';
import { pay, questionKinds, skillNeed } from '../internships/internship.contract.ts';
import { internshipLimits } from '../internships/internship-limits.ts';
import { education, internRecord } from '../interns/intern.contract.ts';
import { unmetRequirement } from './application-eligibility.ts';
import { match } from '../cv-reading/cv-match.contract.ts';
import { mediaTypes } from '../documents/document-limits.ts';
import { answerLengths, applicationLimits as limits, rejectionCodes } from './application-limits.ts';
import { applicationLifecycle } from './application.lifecycle.ts';

export const applicationState = stateSchema(applicationLifecycle);

/** Codes of the refusals that are known before anything is written. */
export const applicationObstacles = [
  'ALREADY_APPLIED',
  'INTERNSHIP_CLOSED',
  'PROFILE_INCOMPLETE',
  'NOT_ELIGIBLE',
  'APPLICATION_LIMIT',
] as const satisfies readonly ErrorCode[];
export type ApplicationObstacle = (typeof applicationObstacles)[number];

/** An answer to one question of the posting, in the form of the question's kind. */
export const answer = z.strictObject({
  key: draftLine(40),
  value: z.union([
    draftText(answerLengths.long),
    z.number(),
    z.boolean(),
    z.array(draftLine(internshipLimits.options.length)).max(internshipLimits.options.max),
  ]),
});
export type Answer = z.infer<typeof answer>;

export const submission = z.strictObject({
  internshipId: id,
  cvDocumentId: id,
  coverNote: optionalText(1, limits.coverNote),
  answers: z.array(answer).max(internshipLimits.questions).default([]),
});
export type Submission = z.infer<typeof submission>;

/** What has been written of an application that is not sent yet. */
export const applicationDraftContent = z.strictObject({
  cvDocumentId: id.nullable().default(null),
  coverNote: draftText(limits.coverNote).nullable().default(null),
  answers: z.array(answer).max(internshipLimits.questions).default([]),
});
export type ApplicationDraftContent = z.infer<typeof applicationDraftContent>;

export const interview = z
  .strictObject({
    startsAt: instant,
    durationMinutes: z.int().min(limits.interviewMinutes.min).max(limits.interviewMinutes.max),
    mode: z.enum(['onsite', 'video', 'phone']),
    place: optionalLine(1, 300),
    link: httpsUrl.nullable().default(null),
    note: optionalText(1, limits.transitionNote),
  })
  .refine((value) => value.mode === 'phone' || Boolean(value.place ?? value.link), {
    path: ['place'],
    message: 'Enter a place or a link.',
  });
export type Interview = z.infer<typeof interview>;

/** What a candidate answers to an interview: that they come, or that they need another time. */
export const interviewAnswerKinds = ['confirmed', 'other_time'] as const;

/** The answer that stands: to the interview as it is arranged now, and gone once it is rescheduled. */
export const interviewAnswer = z.strictObject({
  answer: z.enum(interviewAnswerKinds),
  /** When else they could come, in their own words; null for who comes. */
  note: z.string().max(limits.interviewAnswer.max).nullable(),
  at: instant,
});
export type InterviewAnswer = z.infer<typeof interviewAnswer>;

/** An answer as it is sent. */
export const interviewAnswerRequest = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('confirmed') }),
  z.strictObject({
    answer: z.literal('other_time'),
    note: text(limits.interviewAnswer.min, limits.interviewAnswer.max),
  }),
]);
export type InterviewAnswerRequest = z.infer<typeof interviewAnswerRequest>;

export const offer = z.strictObject({
  text: text(limits.offer.min, limits.offer.max),
  startDate: day,
  pay,
  expiresAt: instant,
});
export type Offer = z.infer<typeof offer>;

/**
 * `sentAt` is null while the rejection can be undone: until then the candidate sees the application as it was before.
 */
export const rejection = z.object({
  code: z.enum(rejectionCodes),
  text: z.string().nullable(),
  at: instant,
  undoUntil: instant,
  sentAt: instant.nullable(),
});
export type Rejection = z.infer<typeof rejection>;

/** One entry of the append-only history of an application. `visibleTo` says whose timelines show it. */
export const applicationHistoryEntry = z.object({
  id: z.string(),
  from: applicationState.nullable(),
  to: applicationState,
  by: z.enum(['intern', 'employer', 'admin', 'system']),
  actorId: id.nullable(),
  reason: z.string().nullable(),
  /** What somebody wrote beside a reason. */
  note: z.string().nullish(),
  /** When the interview was to be that was cancelled. */
  interviewAt: instant.nullish(),
  at: instant,
  visibleTo: z.enum(['both', 'employer', 'intern']),
});
export type ApplicationHistoryEntry = z.infer<typeof applicationHistoryEntry>;
/** An entry during blind review: an id or a text of the candidate could identify them. */
export const blindHistoryEntry = z.strictObject(applicationHistoryEntry.omit({ actorId: true }).shape);

const cv = z.object({
  documentId: id,
  fileName: z.string(),
  mediaType: z.enum(mediaTypes),
  size: z.int(),
  sha256: z.string(),
});

/** The intern's profile as it stood when the application was sent. */
export const candidate = internRecord.pick({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  headline: true,
  about: true,
  education: true,
  experience: true,
  projects: true,
  skills: true,
  languages: true,
  links: true,
  locationPreferences: true,
  workModes: true,
  availability: true,
  workAuthorisation: true,
});
export type Candidate = z.infer<typeof candidate>;

const year = z.string().regex(/^\d{4}$/);
const { degree, field } = education.shape;
/**
 * What blind review leaves of a candidate: no name, contact, link or institution, and nothing as exact as it stands in
 * an application of the same person that is not blind, so that the two cannot be joined.
 */
export const blindCandidate = z.strictObject({
  education: z.array(z.strictObject({ degree, field, start: year, expectedEnd: year.nullable() })),
  skills: z.array(skillNeed),
  languages: candidate.shape.languages,
  workModes: candidate.shape.workModes,
  availability: z.strictObject({ from: month, to: month.nullable(), hoursPerWeek: z.int() }).nullable(),
  workAuthorisation: candidate.shape.workAuthorisation,
});
/** A candidate before being shortlisted: no email, phone or links. */
export const contactlessCandidate = z.strictObject(candidate.omit({ email: true, phone: true, links: true }).shape);

/** A question as it was asked when the application was sent. */
export const questionAsked = z.object({
  key: z.string(),
  kind: z.enum(questionKinds),
  label: z.string(),
  required: z.boolean(),
});
export type QuestionAsked = z.infer<typeof questionAsked>;

export const applicationRecord = z.object({
  id,
  internId: id,
  internshipId: id,
  employerId: id,
  internship: internshipViews.public.schema.pick({
    id: true,
    slug: true,
    title: true,
    employer: true,
    state: true,
    deadline: true,
    startDate: true,
    pay: true,
    responseDays: true,
    /** The live one; newer than `postingRevision` when the posting has changed since. */
    revision: true,
  }),
  state: applicationState,
  postingRevision: z.int(),
  cv: cv.nullable(),
  coverNote: z.string().nullable(),
  questions: z.array(questionAsked),
  answers: z.array(answer),
  submittedAt: instant.nullable(),
  responseDueAt: instant.nullable(),
  firstResponseAt: instant.nullable(),
  viewedAt: instant.nullable(),
  rating: z.int().min(1).max(5).nullable(),
  tags: z.array(z.string().max(limits.tags.length)).max(limits.tags.count),
  rejection: rejection.nullable(),
  interview: interview.nullable(),
  /** Null while the candidate has not answered to the interview as it is arranged now. */
  interviewAnswer: interviewAnswer.nullable(),
  offer: offer.nullable(),
  /** First and last day of the placement, once an offer is accepted. */
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  /** Null until it is computed, shortly after the application was sent. */
  match: match.nullable(),
  /** What the internship asks of applicants and the profile does not state; no part of the match. */
  unmet: z.array(unmetRequirement),
  /** Review was announced as blind when the application was sent; what the posting says later changes nothing. */
  blindReview: z.boolean(),
  /**
   * When the candidate was shown to the employer for the first time; null while review is blind or nothing was sent.
   */
  revealedAt: instant.nullable(),
  blindAlias: z.string(),
  /** The name that lists show: the candidate's, or the alias while review is blind. */
  displayName: z.string(),
  blind: z.boolean(),
  overdue: z.boolean(),
  noteCount: z.int(),
  candidate: candidate.nullable(),
  /** The history. Domain events are something else: they are recorded in the outbox and never sent. */
  events: z.array(applicationHistoryEntry),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
