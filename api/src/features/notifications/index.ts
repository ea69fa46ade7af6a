export { installUnsubscribePage } from './deliveries/unsubscribe.page.ts';
export { Unsubscribing } from './deliveries/unsubscribing.service.ts';
export { notificationTriggers } from './notification-triggers.ts';
export { Notification, notificationCollections } from './notification.entity.ts';
export { NotificationsModule } from './notifications.module.ts';
export { NotificationPersonalData } from './notification-personal-data.ts';
