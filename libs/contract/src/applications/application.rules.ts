import { everyRecord, type Rules } from '../kernel/ability.ts';

/**
 * Interns apply and follow their own. Members read what was sent to their employer, note and rate; owners and recruiters
 * decide. Administrators read, export, and can only cancel.
 */
export const applicationRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  if (actor.role === 'intern') allow(['read', 'create', 'transition'], 'Application', { internId: actor.id });
  if (actor.role === 'employer' && actor.employerId) {
    const own = { employerId: actor.employerId };
    allow(['read', 'update'], 'Application', own);
    allow(['read', 'create', 'update', 'delete'], 'ApplicationNote', own);
    if (actor.memberRole !== 'reviewer') allow(['transition', 'export'], 'Application', own);
  }
  if (actor.role === 'admin') allow(['read', 'transition', 'export'], 'Application', everyRecord);
};
