import { everyRecord, type Rules } from '../kernel/ability.ts';
import { hasPermission } from '../kernel/actor.ts';

/** Visitors, interns and employers report; reporters follow their own; administrators decide. */
export const reportRules: Rules = (actor, allow) => {
  if (actor.role === 'anonymous') allow('create', 'Report', { reporterId: null });
  if (actor.id && (actor.role === 'intern' || actor.role === 'employer'))
    allow(['create', 'read'], 'Report', { reporterId: actor.id });
  if (actor.role === 'admin') allow(['read', 'transition'], 'Report', everyRecord);
  else if (hasPermission(actor, 'employers:verify')) allow('read', 'Report', { targetType: 'employer' });
};
