import { z } from 'zod';
import type { Actor } from '../kernel/actor.ts';
import { view } from '../kernel/view.ts';
import { applicationRecord, blindCandidate, contactlessCandidate } from './application.contract.ts';
import { revealedStates, type ApplicationState } from './application.lifecycle.ts';

const blindRecord = applicationRecord.extend({ candidate: blindCandidate.nullable() });
const contactlessRecord = applicationRecord.extend({ candidate: contactlessCandidate.nullable() });

// prettier-ignore
const employerFields = [
  'id', 'internshipId', 'employerId', 'internship', 'state', 'postingRevision', 'coverNote', 'questions', 'answers',
  'submittedAt', 'responseDueAt', 'firstResponseAt', 'viewedAt', 'rating', 'tags', 'rejection', 'interview', 'offer', 'match',
  'blindAlias', 'displayName', 'blind', 'overdue', 'noteCount', 'candidate', 'events', 'createdAt', 'updatedAt', 'version',
] as const;

// prettier-ignore
export const applicationViews = {
  intern: view('intern', applicationRecord, [
    'id', 'internshipId', 'internship', 'state', 'postingRevision', 'cv', 'coverNote', 'questions', 'answers', 'submittedAt',
    'responseDueAt', 'firstResponseAt', 'viewedAt', 'rejection', 'interview', 'offer', 'overdue', 'events', 'createdAt',
    'updatedAt', 'version',
  ]),
  /** While review is blind: no name, contact, link, institution, CV or cover note. */
  employerBlind: view('employerBlind', blindRecord, employerFields.filter((field) => field !== 'coverNote' && field !== 'answers')),
  /** Before being shortlisted: with CV, without contacts. */
  employer: view('employer', contactlessRecord, [...employerFields, 'internId', 'cv']),
  /** From shortlisted on. */
  employerContacts: view('employerContacts', applicationRecord, [...employerFields, 'internId', 'cv']),
  /** A row of an employer's list: small, and the same blind or not. */
  row: view('row', applicationRecord, [
    'id', 'internshipId', 'internship', 'state', 'displayName', 'blind', 'submittedAt', 'responseDueAt', 'firstResponseAt',
    'overdue', 'rating', 'tags', 'noteCount', 'interview', 'offer', 'rejection', 'match', 'createdAt', 'updatedAt', 'version',
  ]),
  admin: view('admin', applicationRecord, [
    'id', 'internId', 'internshipId', 'employerId', 'internship', 'state', 'displayName', 'submittedAt', 'responseDueAt',
    'firstResponseAt', 'rejection', 'offer', 'overdue', 'events', 'createdAt', 'updatedAt', 'version',
  ]),
};
export type ApplicationViewName = keyof typeof applicationViews;

/** Whether review of an application is blind now. */
export const isBlind = (record: { state: ApplicationState; blindReview: boolean }): boolean =>
  record.blindReview && !revealedStates.some((state) => state === record.state);

/** Whether an employer sees contacts: from shortlisted on, gone again after withdrawal, rejection or cancellation. */
export const showsContacts = (state: ApplicationState): boolean =>
  revealedStates.some((revealed) => revealed === state);

/** The view of one application for an actor. */
export function applicationAudience(
  actor: Actor,
  record: { state: ApplicationState; blindReview: boolean; internId: string },
): Exclude<ApplicationViewName, 'row'> {
  if (actor.role === 'admin') return 'admin';
  if (actor.role === 'intern') return 'intern';
  if (isBlind(record)) return 'employerBlind';
  return showsContacts(record.state) ? 'employerContacts' : 'employer';
}

export const applicationReply = z.union([
  applicationViews.employerContacts.schema,
  applicationViews.employer.schema,
  applicationViews.employerBlind.schema,
  applicationViews.admin.schema,
  applicationViews.intern.schema,
]);
export const applicationRowReply = z.union([
  applicationViews.row.schema,
  applicationViews.admin.schema,
  applicationViews.intern.schema,
]);
