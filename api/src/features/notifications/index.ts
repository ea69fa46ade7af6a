export { AddressConfirmation, emailReachesEmail } from './bounces/address-confirmation.service.ts';
export { installEmailWebhook } from './bounces/email-webhook.ts';
export { SuppressedAddresses } from './bounces/suppressed-addresses.service.ts';
export { installEmailLinkPages } from './deliveries/email-link.pages.ts';
export { Unsubscribing } from './deliveries/unsubscribing.service.ts';
export { notificationTriggers } from './notification-triggers.ts';
export { Notification, notificationCollections } from './notification.entity.ts';
export { NotificationsModule } from './notifications.module.ts';
export { NotificationPersonalData } from './notification-personal-data.ts';
