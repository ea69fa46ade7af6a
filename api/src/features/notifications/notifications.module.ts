import { Module } from '@nestjs/common';
import { AddressConfirmation } from './bounces/address-confirmation.service.ts';
import { SuppressedAddresses } from './bounces/suppressed-addresses.service.ts';
import { DeliveriesController, FailedEventsController } from './deliveries/deliveries.controller.ts';
import { Deliveries } from './deliveries/deliveries.service.ts';
import { Unsubscribing } from './deliveries/unsubscribing.service.ts';
import { DeliveryBatches } from './deliveries/delivery-batches.ts';
import { DeliveryEmails } from './deliveries/delivery-emails.ts';
import { DeliveryTransitions } from './deliveries/delivery-transitions.ts';
import { DeliveryWorker } from './deliveries/delivery-worker.ts';
import { FailedNotifications } from './deliveries/failed-notifications.service.ts';
import { FailedEvents } from './failed-events.service.ts';
import { NotificationRecipients } from './notification-recipients.ts';
import { NotificationConsumers } from './notifications.consumers.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.service.ts';
import { ResponseReminders } from './response-reminders.ts';
import { NotificationPersonalData } from './notification-personal-data.ts';

@Module({
  controllers: [NotificationsController, DeliveriesController, FailedEventsController],
  providers: [
    NotificationPersonalData,
    Notifications,
    NotificationRecipients,
    Deliveries,
    DeliveryEmails,
    Unsubscribing,
    SuppressedAddresses,
    AddressConfirmation,
    DeliveryTransitions,
    DeliveryBatches,
    DeliveryWorker,
    FailedNotifications,
    NotificationConsumers,
    ResponseReminders,
    FailedEvents,
  ],
  exports: [NotificationPersonalData, Notifications],
})
export class NotificationsModule {}
