export { notificationCollections } from './notification.entity.ts';
export { NotificationsModule } from './notifications.module.ts';
export { NotificationPersonalData } from './personal-data.ts';
