import { everyRecord, type Rules } from '../kernel/ability.ts';
import { hasPermission } from '../kernel/actor.ts';

/**
 * Interns keep their own profile. Members of verified employers read profiles that are open to them; what an application
 * shows goes through the application. Limited administrators see a masked list; full administrators reveal with a reason.
 */
export const internRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  if (actor.role === 'intern') {
    allow(['read', 'create', 'update', 'delete', 'export'], 'InternProfile', { userId: actor.id });
    allow(['read', 'create', 'update', 'delete'], 'Bookmark', { userId: actor.id });
    allow(['read', 'create', 'update', 'delete'], 'SavedSearch', { userId: actor.id });
  }
  if (actor.role === 'employer' && actor.employerId)
    allow('read', 'InternProfile', { visibility: 'verified_employers' });
  if (hasPermission(actor, 'dashboard:view')) allow('read', 'InternProfile', everyRecord);
  if (actor.role === 'admin') allow(['update', 'reveal', 'export'], 'InternProfile', everyRecord);
};
