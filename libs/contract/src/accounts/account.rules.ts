import { everyRecord, type Rules } from '../kernel/ability.ts';

/** People keep their own account; full administrators see all accounts and change the state of all but their own. */
export const accountRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  allow(['read', 'delete'], 'Session', { userId: actor.id });
  allow(['read', 'create'], 'Consent', { userId: actor.id });
  if (actor.role !== 'admin') return;
  allow(['read', 'export'], 'User', everyRecord);
  allow(['update', 'transition'], 'User', { id: { $ne: actor.id } });
  allow('read', 'Consent', everyRecord);
};
