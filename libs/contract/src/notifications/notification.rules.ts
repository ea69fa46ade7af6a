import { everyRecord, type Rules } from '../kernel/ability.ts';

/**
 * Everyone reads and marks their own notifications, and nobody else's; full administrators write to others and manage
 * failed deliveries.
 */
export const notificationRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  allow(['read', 'update'], 'Notification', { userId: actor.id });
  allow(['read', 'update'], 'NotificationPreference', { userId: actor.id });
  if (actor.role !== 'admin') return;
  allow('create', 'Notification', everyRecord);
  allow(['read', 'update'], 'Maintenance', everyRecord);
};
