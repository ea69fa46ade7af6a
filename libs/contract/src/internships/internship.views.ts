import { z } from 'zod';
import { hasPermission, type Actor } from '../kernel/actor.ts';
import { view } from '../kernel/view.ts';
import { internshipRecord } from './internship.contract.ts';

// prettier-ignore
const postingFields = [
  'title', 'category', 'description', 'tasks', 'learningOutcomes', 'mentorName', 'workMode', 'locations', 'startDate',
  'startFlexible', 'durationWeeks', 'durationJustification', 'hoursPerWeek', 'openings', 'pay', 'unpaidBasis', 'credit',
  'agreementProvided', 'requiredSkills', 'preferredSkills', 'eligibility', 'questions', 'publishAt', 'deadline',
  'responseDays', 'maxApplicants', 'blindReview', 'vacancyKind',
] as const;

// prettier-ignore
export const internshipViews = {
  /** A summary in the public list. */
  card: view('card', internshipRecord, [
    'id', 'slug', 'employer', 'state', 'title', 'category', 'workMode', 'locations', 'startDate', 'startFlexible',
    'durationWeeks', 'hoursPerWeek', 'openings', 'pay', 'credit', 'requiredSkills', 'deadline', 'responseDays', 'vacancyKind',
    'blindReview', 'openedAt', 'firstPublishedAt',
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

/** The view of one internship for an actor. */
export function internshipViewFor(actor: Actor, record: { employerId: string }): Exclude<InternshipViewName, 'card'> {
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
