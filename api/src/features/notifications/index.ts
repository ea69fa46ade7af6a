export { installUnsubscribePage } from './deliveries/unsubscribe.page.ts';
export { Unsubscribing } from './deliveries/unsubscribing.service.ts';
export { notificationCollections } from './notification.entity.ts';
export { NotificationsModule } from './notifications.module.ts';
export { NotificationPersonalData } from './personal-data.ts';
