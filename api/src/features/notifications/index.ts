export { AnnouncementDeliveries, announcementKey } from './deliveries/announcement-deliveries.service.ts';
export { installUnsubscribePage } from './deliveries/unsubscribe.page.ts';
export { NotificationDelivery } from './deliveries/delivery.entity.ts';
export { Unsubscribing } from './deliveries/unsubscribing.service.ts';
export { NotificationDispatch } from './notification-dispatch.service.ts';
export { notificationTriggers } from './notification-triggers.ts';
export { Notification, notificationCollections } from './notification.entity.ts';
export { NotificationsModule } from './notifications.module.ts';
export { NotificationPersonalData } from './notification-personal-data.ts';
