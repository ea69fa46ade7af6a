import type { Rules } from '../kernel/ability.ts';
import { hasPermission } from '../kernel/actor.ts';

/** Services decide about `{ kind: 'admin' }`, and `{ kind: 'employer', employerId }`. */
export const dashboardRules: Rules = (actor, allow) => {
  if (actor.role === 'employer' && actor.employerId)
    allow('read', 'Dashboard', { kind: 'employer', employerId: actor.employerId });
  if (hasPermission(actor, 'dashboard:view')) allow('read', 'Dashboard', { kind: 'admin' });
};
