import { z } from 'zod';
import type { Actor } from '../kernel/actor.ts';
import { view } from '../kernel/view.ts';
import {
  applicationRecord,
  blindCandidate,
  blindHistoryEntry,
  contactlessCandidate,
  interview,
  interviewAnswer,
  offer,
} from './application.contract.ts';
import { blindMatch, match } from '../cv-reading/cv-match.contract.ts';
import type { ApplicationState } from './application.lifecycle.ts';
import { showsContacts } from './application-stages.ts';

const blindRecord = applicationRecord.extend({
  blind: z.literal(true),
  candidate: blindCandidate.nullable(),
  events: z.array(blindHistoryEntry),
  match: blindMatch.nullable(),
});
const shownRecord = applicationRecord.extend({ blind: z.literal(false) });
const contactlessRecord = shownRecord.extend({ candidate: contactlessCandidate.nullable() });
const rowRecord = applicationRecord.extend({
  internship: z.strictObject(
    applicationRecord.shape.internship.pick({ id: true, slug: true, title: true, state: true }).shape,
  ),
  match: z.strictObject({ score: match.shape.score, requiredSkills: match.shape.requiredSkills }).nullable(),
  interview: z.strictObject({ startsAt: interview.shape.startsAt, mode: interview.shape.mode }).nullable(),
  interviewAnswer: z.strictObject({ answer: interviewAnswer.shape.answer }).nullable(),
  offer: z.strictObject({ startDate: offer.shape.startDate, expiresAt: offer.shape.expiresAt }).nullable(),
});

// prettier-ignore
const employerFields = [
  'id', 'internshipId', 'employerId', 'internship', 'state', 'postingRevision', 'coverNote', 'questions', 'answers',
  'submittedAt', 'responseDueAt', 'firstResponseAt', 'viewedAt', 'rating', 'tags', 'rejection', 'interview', 'interviewAnswer', 'offer',
  'match', 'unmet', 'blindAlias', 'displayName', 'blind', 'revealedAt', 'overdue', 'noteCount', 'candidate', 'events', 'createdAt', 'updatedAt',
  'version',
] as const;
const written = ['coverNote', 'answers', 'interviewAnswer'] as const;
type Blind = Exclude<(typeof employerFields)[number], (typeof written)[number]>;
const blindFields = employerFields.filter((field): field is Blind => !written.some((option) => option === field));

// prettier-ignore
export const applicationViews = {
  intern: view('intern', applicationRecord, [
    'id', 'internshipId', 'internship', 'state', 'postingRevision', 'cv', 'coverNote', 'questions', 'answers', 'submittedAt',
    'responseDueAt', 'firstResponseAt', 'viewedAt', 'rejection', 'interview', 'interviewAnswer', 'offer', 'startsOn', 'endsOn', 'overdue',
    'events', 'createdAt', 'updatedAt', 'version',
  ]),
  /**
   * While review is blind: no name, contact, link, institution, CV, cover note or answer, and nothing quoted from them.
   */
  employerBlind: view('employerBlind', blindRecord, blindFields),
  /** Before being shortlisted: with CV, without contacts. */
  employer: view('employer', contactlessRecord, [...employerFields, 'internId', 'cv']),
  /** From shortlisted on. */
  employerContacts: view('employerContacts', shownRecord, [...employerFields, 'internId', 'cv']),
  /** A row of an employer's list: small, and the same blind or not. */
  row: view('row', rowRecord, [
    'id', 'internshipId', 'internship', 'state', 'displayName', 'blind', 'submittedAt', 'responseDueAt', 'firstResponseAt',
    'overdue', 'rating', 'tags', 'noteCount', 'interview', 'interviewAnswer', 'offer', 'rejection', 'match', 'createdAt', 'updatedAt', 'version',
  ]),
  admin: view('admin', applicationRecord, [
    'id', 'internId', 'internshipId', 'employerId', 'internship', 'state', 'displayName', 'submittedAt', 'responseDueAt',
    'firstResponseAt', 'rejection', 'offer', 'overdue', 'events', 'createdAt', 'updatedAt', 'version',
  ]),
};
export type ApplicationViewName = keyof typeof applicationViews;

/**
 * What decides how much of an application an employer sees. `revealedAt` is an instant in either form; nothing before
 * it is revealed.
 */
export interface VisibilityFields {
  readonly state: ApplicationState;
  /** As frozen on the application, never the posting's present setting. */
  readonly blindReview: boolean;
  readonly revealedAt?: Date | string | null | undefined;
}

/** Whether review of an application is blind now: it stays so when the application ends without being shortlisted. */
export const isBlind = (record: Omit<VisibilityFields, 'state'>): boolean => record.blindReview && !record.revealedAt;

/** The view of one application for an actor. */
export function applicationViewFor(actor: Actor, record: VisibilityFields): Exclude<ApplicationViewName, 'row'> {
  if (actor.role === 'admin') return 'admin';
  if (actor.role === 'intern') return 'intern';
  if (isBlind(record)) return 'employerBlind';
  return showsContacts(record.state) ? 'employerContacts' : 'employer';
}

/** Each reply fits exactly one view: a field too many is an error, not something to overlook. */
export const applicationReply = z.union([
  applicationViews.employerContacts.schema.strict(),
  applicationViews.employer.schema.strict(),
  applicationViews.employerBlind.schema.strict(),
  applicationViews.admin.schema.strict(),
  applicationViews.intern.schema.strict(),
]);
export const applicationRowReply = z.union([
  applicationViews.row.schema.strict(),
  applicationViews.admin.schema.strict(),
  applicationViews.intern.schema.strict(),
]);
