import { every, type Rules } from '../kernel/ability.ts';
import { holds } from '../kernel/actor.ts';

/** Visitors, interns and employers report; reporters follow their own; administrators decide. */
export const reportRules: Rules = (actor, allow) => {
  if (actor.role === 'anonymous') allow('create', 'Report', { reporterId: null });
  if (actor.id && (actor.role === 'intern' || actor.role === 'employer'))
    allow(['create', 'read'], 'Report', { reporterId: actor.id });
  if (actor.role === 'admin') allow(['read', 'transition'], 'Report', every);
  else if (holds(actor, 'employers:verify')) allow('read', 'Report', { targetType: 'employer' });
};
