import { every, type Rules } from '../kernel/ability.ts';
import { holds } from '../kernel/actor.ts';

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
  if (holds(actor, 'dashboard:view')) allow('read', 'InternProfile', every);
  if (actor.role === 'admin') allow(['update', 'reveal', 'export'], 'InternProfile', every);
};
