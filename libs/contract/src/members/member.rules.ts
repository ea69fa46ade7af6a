import { everyRecord, type Rules } from '../kernel/ability.ts';

/** Colleagues see each other, owners run the team, full administrators can read and correct it. */
export const memberRules: Rules = (actor, allow) => {
  if (actor.role === 'employer' && actor.employerId) {
    allow('read', 'Member', { employerId: actor.employerId });
    if (actor.memberRole === 'owner') allow(['create', 'update', 'delete'], 'Member', { employerId: actor.employerId });
  }
  if (actor.role === 'admin') allow(['read', 'update'], 'Member', everyRecord);
};
