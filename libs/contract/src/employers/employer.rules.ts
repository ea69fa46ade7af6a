import { everyRecord, type Rules } from '../kernel/ability.ts';
import { hasPermission } from '../kernel/actor.ts';

/**
 * Public companies are public for everyone. Members read their own employer, owners change it; limited administrators
 * read all, in the view that fits their permission; full administrators also change, suspend and export.
 */
export const employerRules: Rules = (actor, allow) => {
  allow('read', 'Employer', { live: true });
  if (actor.role === 'employer' && actor.employerId) {
    allow('read', 'Employer', { id: actor.employerId });
    if (actor.memberRole === 'owner') allow('update', 'Employer', { id: actor.employerId });
  }
  if (hasPermission(actor, 'dashboard:view') || hasPermission(actor, 'employers:verify'))
    allow('read', 'Employer', everyRecord);
  if (actor.role === 'admin') allow(['update', 'transition', 'export'], 'Employer', everyRecord);
};
