import { everyRecord, type Rules } from '../kernel/ability.ts';

/** Everybody's own; administrators see that a request exists and can stop an erasure, but never fetch an export. */
export const dataRequestRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  allow(['read', 'create', 'transition', 'export'], 'DataRequest', { userId: actor.id });
  if (actor.role === 'admin') allow(['read', 'transition'], 'DataRequest', everyRecord);
};
