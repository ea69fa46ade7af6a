import type { Rules } from '../kernel/ability.ts';

/** Everyone reads and marks their own notifications, and nobody else's. */
export const notificationRules: Rules = (actor, allow) => {
  if (!actor.id) return;
  allow(['read', 'update'], 'Notification', { userId: actor.id });
  allow(['read', 'update'], 'NotificationPreference', { userId: actor.id });
};
