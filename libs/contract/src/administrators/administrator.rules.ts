import { everyRecord, type Rules } from '../kernel/ability.ts';

/** Only full administrators invite and revoke. Rules about the administrators' accounts stand with the accounts. */
export const administratorRules: Rules = (actor, allow) => {
  if (actor.role === 'admin') allow(['read', 'create', 'update'], 'AdminInvitation', everyRecord);
};
