import { Module } from '@nestjs/common';
import { ReportsModule } from '../reports/index.ts';
import { VerificationModule } from '../verification/index.ts';
import { AddressConfirmation } from './bounces/address-confirmation.service.ts';
import { SuppressedAddresses } from './bounces/suppressed-addresses.service.ts';
import { AnnouncementDeliveries } from './deliveries/announcement-deliveries.service.ts';
import { DeliveriesController, FailedEventsController, NotificationsController } from './notifications.controller.ts';
import { Deliveries } from './deliveries/deliveries.service.ts';
import { Unsubscribing } from './deliveries/unsubscribing.service.ts';
import { DeliveryBatches } from './deliveries/delivery-batches.service.ts';
import { DeliveryEmails } from './deliveries/delivery-emails.service.ts';
import { DeliveryTransitions } from './deliveries/delivery.transitions.ts';
import { DeliveryWorker } from './deliveries/delivery-worker.service.ts';
import { FailedNotifications } from './deliveries/failed-notifications.service.ts';
import { FailedEvents } from './failed-events.service.ts';
import { NotificationDispatch } from './notification-dispatch.service.ts';
import { PushDeliveries } from './push/push-deliveries.service.ts';
import { PushLimits } from './push/push-limits.service.ts';
import { fcmSenderProvider } from './push/fcm-sender.ts';
import { PushSenders } from './push/push-senders.service.ts';
import { PushServerKeys } from './push/push-server-keys.service.ts';
import { PushSubscriptionsController } from './push/push-subscriptions.controller.ts';
import { PushSubscriptions } from './push/push-subscriptions.service.ts';
import { PushTests } from './push/push-tests.service.ts';
import { WebPushSender } from './push/web-push-sender.service.ts';
import { CandidatesInNotifications } from './candidates-in-notifications.service.ts';
import { HiddenNotificationsJobs } from './hidden-notifications.jobs.ts';
import { LiveDeadlines } from './live-deadlines.service.ts';
import { NotificationRecipients } from './notification-recipients.service.ts';
import { NotificationConsumers } from './notifications.consumers.ts';
import { Notifications } from './notifications.service.ts';
import { MorningReminders } from './reminders/morning-reminders.service.ts';
import { ResponseReminders } from './reminders/response-reminders.service.ts';
import { ReviewReminders } from './reminders/review-reminders.service.ts';
import { NotificationPersonalData } from './notification-personal-data.service.ts';

export { AddressConfirmation, emailReachesEmail } from './bounces/address-confirmation.service.ts';
export { installEmailWebhook } from './bounces/email-webhook.ts';
export { SuppressedAddresses } from './bounces/suppressed-addresses.service.ts';
export { AnnouncementDeliveries, announcementKey } from './deliveries/announcement-deliveries.service.ts';
export { notificationEmailSamples } from './deliveries/delivery-email-samples.ts';
export { FailedNotifications } from './deliveries/failed-notifications.service.ts';
export { decideDelivery, type DeliveryDecision, type EmailUse } from './deliveries/delivery-policy.ts';
export { NotificationDelivery, type NotificationParams } from './deliveries/delivery.entity.ts';
export { installEmailLinkPages } from './deliveries/email-link.pages.ts';
export { Unsubscribing } from './deliveries/unsubscribing.service.ts';
export { NotificationDispatch } from './notification-dispatch.service.ts';
export { notificationLink, notificationsOf, notificationTriggers } from './notification-triggers.ts';
export { Notification, notificationCollections } from './notification.entity.ts';
export { NotificationPersonalData } from './notification-personal-data.service.ts';

@Module({
  imports: [ReportsModule, VerificationModule],
  controllers: [NotificationsController, DeliveriesController, PushSubscriptionsController, FailedEventsController],
  providers: [
    NotificationPersonalData,
    Notifications,
    NotificationRecipients,
    CandidatesInNotifications,
    LiveDeadlines,
    HiddenNotificationsJobs,
    NotificationDispatch,
    AnnouncementDeliveries,
    Deliveries,
    DeliveryEmails,
    Unsubscribing,
    SuppressedAddresses,
    AddressConfirmation,
    DeliveryTransitions,
    DeliveryBatches,
    DeliveryWorker,
    FailedNotifications,
    PushServerKeys,
    WebPushSender,
    fcmSenderProvider,
    PushSenders,
    PushSubscriptions,
    PushLimits,
    PushDeliveries,
    PushTests,
    NotificationConsumers,
    MorningReminders,
    ResponseReminders,
    ReviewReminders,
    FailedEvents,
  ],
  exports: [AnnouncementDeliveries, FailedNotifications, NotificationDispatch, NotificationPersonalData, Notifications],
})
export class NotificationsModule {}
