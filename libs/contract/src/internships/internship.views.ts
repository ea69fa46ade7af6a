import { z } from 'zod';
import { hasPermission, type Actor } from '../kernel/actor.ts';
import { fieldsWith } from '../kernel/fields.ts';
import { view } from '../kernel/view.ts';
import { draftUpdate } from './internship.contract.ts';
import { internshipRecord } from './internship-record.contract.ts';
import { internshipFields } from './internship-fields.ts';

/** All that people write; what the public may not see of an internship is no part of this. */
const postingFields = draftUpdate.keyof().options;

// prettier-ignore
export const internshipViews = {
  /** A summary in the public list. */
  summary: view('summary', internshipRecord, [
    'id', 'slug', 'employer', 'state', ...fieldsWith(internshipFields, 'summary'), 'openedAt', 'firstPublishedAt',
  ]),
  /** The public page. */
  public: view('public', internshipRecord, [
    'id', 'slug', 'employerId', 'employer', 'state', ...postingFields, 'openedAt', 'firstPublishedAt', 'closedAt',
    'closeReason', 'revision', 'updatedAt',
  ]),
  /** What members of the employer see. */
  own: view('own', internshipRecord, [
    'id', 'slug', 'employerId', 'employer', 'state', ...postingFields, 'openedAt', 'firstPublishedAt', 'closedAt', 'pausedAt',
    'closeReason', 'revision', 'reviewRounds', 'submittedAt', 'pendingRevision', 'review', 'counts', 'completeness', 'history',
    'createdAt', 'updatedAt', 'version',
  ]),
  /** The list of a limited administrator: no risk, no applicants. */
  limited: view('limited', internshipRecord, [
    'id', 'slug', 'employerId', 'employer', 'state', ...postingFields, 'openedAt', 'firstPublishedAt', 'closedAt', 'closeReason',
    'revision', 'submittedAt', 'createdAt', 'updatedAt',
  ]),
  admin: view('admin', internshipRecord, [
    'id', 'slug', 'employerId', 'employer', 'state', ...postingFields, 'openedAt', 'firstPublishedAt', 'closedAt', 'pausedAt',
    'closeReason', 'revision', 'reviewRounds', 'submittedAt', 'pendingRevision', 'review', 'risk', 'counts', 'completeness',
    'history', 'createdAt', 'updatedAt', 'version',
  ]),
};
export type InternshipViewName = keyof typeof internshipViews;

/** Returns the view of one internship for an actor. */
export function internshipViewFor(
  actor: Actor,
  record: { employerId: string },
): Exclude<InternshipViewName, 'summary'> {
  if (actor.role === 'admin') return 'admin';
  if (hasPermission(actor, 'dashboard:view')) return 'limited';
  return actor.employerId !== null && actor.employerId === record.employerId ? 'own' : 'public';
}

/** One reply for several audiences: the widest view first. */
export const internshipReply = z.union([
  internshipViews.admin.schema,
  internshipViews.own.schema,
  internshipViews.limited.schema,
  internshipViews.public.schema,
]);
