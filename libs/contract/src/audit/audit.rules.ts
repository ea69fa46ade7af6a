import { everyRecord, type Rules } from '../kernel/ability.ts';

/**
 * Full administrators read and export everything, limited ones their own acts, members their employer's history. An
 * intern's access log is the list of document accesses. Nobody changes an entry: no rule says so.
 */
export const auditRules: Rules = (actor, allow) => {
  if (actor.role === 'admin') allow(['read', 'export'], 'AuditEntry', everyRecord);
  if (actor.role === 'limited_admin' && actor.id) allow('read', 'AuditEntry', { actorId: actor.id });
  if (actor.role === 'employer' && actor.employerId) allow('read', 'AuditEntry', { employerId: actor.employerId });
};
