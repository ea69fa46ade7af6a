import { every, type Rules } from '../kernel/ability.ts';
import { holds } from '../kernel/actor.ts';

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
  if (holds(actor, 'dashboard:view') || holds(actor, 'employers:verify')) allow('read', 'Employer', every);
  if (actor.role === 'admin') allow(['update', 'transition', 'export'], 'Employer', every);
};
