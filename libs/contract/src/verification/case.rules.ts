import { everyRecord, type Rules } from '../kernel/ability.ts';
import { hasPermission } from '../kernel/actor.ts';

/**
 * Owners submit their employer, exchange proofs and answer what was asked. Reviewers read and decide, but never a case of
 * an employer they belong to. Answering is the
 * owner's update, so that the right to transition a case is the reviewers' alone.
 */
export const caseRules: Rules = (actor, allow) => {
  if (actor.role === 'employer' && actor.employerId && actor.memberRole === 'owner') {
    allow(['read', 'create', 'update'], 'VerificationCase', { employerId: actor.employerId });
  }
  if (!hasPermission(actor, 'employers:verify')) return;
  allow('read', 'VerificationCase', everyRecord);
  allow('transition', 'VerificationCase', actor.employerId ? { employerId: { $ne: actor.employerId } } : everyRecord);
  if (actor.role === 'admin') allow('export', 'VerificationCase', everyRecord);
};
