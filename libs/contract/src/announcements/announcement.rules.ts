import { everyRecord, type Rules } from '../kernel/ability.ts';
import { hasPermission } from '../kernel/actor.ts';

/** Full administrators announce, and limited ones with the permission. What was confirmed or sent is changed by transitions only. */
export const announcementRules: Rules = (actor, allow) => {
  if (!hasPermission(actor, 'announcements:manage')) return;
  allow(['read', 'create', 'transition'], 'Announcement', everyRecord);
  allow(['update', 'delete'], 'Announcement', { state: 'draft' });
};
