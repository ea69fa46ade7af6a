import { z } from 'zod';
import { hasPermission, type Actor } from '../kernel/actor.ts';
import { view } from '../kernel/view.ts';
import { caseRecord } from './case.contract.ts';
import { check } from './check.contract.ts';

/** A check as the employer sees it: no other companies, no names of reviewers. */
const ownCheck = check.pick({ id: true, result: true, detail: true, at: true });

// prettier-ignore
export const caseViews = {
  owner: view('owner', caseRecord.extend({ checks: z.array(ownCheck) }), [
    'id', 'employerId', 'employerName', 'origin', 'round', 'rounds', 'state', 'level', 'checks', 'documents', 'reasonCodes',
    'noteToEmployer', 'decidedAt', 'dueAt', 'createdAt', 'updatedAt', 'version',
  ]),
  reviewer: view('reviewer', caseRecord, [
    'id', 'employerId', 'employerName', 'employerSlug', 'employerCountry', 'origin', 'round', 'rounds', 'state', 'level',
    'checks', 'warnings', 'failures', 'documents', 'reasonCodes', 'noteToEmployer', 'internalNote', 'assigneeId',
    'assigneeName', 'decidedBy', 'decidedByName', 'decidedAt', 'dueAt', 'createdAt', 'updatedAt', 'version',
  ]),
};

export const caseViewFor = (actor: Actor): keyof typeof caseViews =>
  hasPermission(actor, 'employers:verify') ? 'reviewer' : 'owner';

export const caseReply = z.union([caseViews.reviewer.schema, caseViews.owner.schema]);

/** True for a case of the actor's own employer; asked before anything else, and answered CASE_CONFLICT_OF_INTEREST. */
export const hasConflict = (actor: Pick<Actor, 'employerId'>, record: { employerId: string }): boolean =>
  actor.employerId !== null && actor.employerId === record.employerId;
