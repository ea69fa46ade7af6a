import { everyRecord, type Rules } from '../kernel/ability.ts';
import { hasPermission } from '../kernel/actor.ts';
import { studentDocumentKinds } from './document-limits.ts';

/**
 * Interns keep their own documents; members the proofs of their employer. Reviewers of verification read proofs. What an
 * employer reads of a candidate goes through the application, and administrators give a reason.
 */
export const documentRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  if (actor.role === 'intern') {
    allow(['read', 'update', 'delete'], 'Document', { ownerId: actor.id });
    allow('create', 'Document', { ownerId: actor.id, kind: { $in: studentDocumentKinds } });
    allow('read', 'DocumentAccess', { ownerId: actor.id });
  }
  if (actor.role === 'employer' && actor.employerId && actor.memberRole === 'owner')
    allow(['read', 'create', 'delete'], 'Document', { employerId: actor.employerId, kind: 'employer_proof' });
  if (hasPermission(actor, 'employers:verify')) allow('read', 'Document', { kind: 'employer_proof' });
  if (actor.role === 'admin') allow('reveal', 'Document', everyRecord);
};
