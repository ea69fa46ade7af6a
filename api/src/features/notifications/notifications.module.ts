import { Global, Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries/deliveries.controller.ts';
import { Deliveries } from './deliveries/deliveries.service.ts';
import { Unsubscribing } from './deliveries/unsubscribing.service.ts';
import { DeliveryEmails } from './deliveries/delivery-emails.ts';
import { DeliveryTransitions } from './deliveries/delivery-transitions.ts';
import { DeliveryWorker } from './deliveries/delivery-worker.ts';
import { FailedNotifications } from './deliveries/failed-notifications.service.ts';
import { FailedDeliveriesController } from './failed-deliveries.controller.ts';
import { FailedDeliveries } from './failed-deliveries.service.ts';
import { NotificationRecipients } from './notification-recipients.ts';
import { NotificationConsumers } from './notifications.consumers.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.service.ts';
import { NotificationPersonalData } from './personal-data.ts';

@Global()
@Module({
  controllers: [NotificationsController, DeliveriesController, FailedDeliveriesController],
  providers: [
    NotificationPersonalData,
    Notifications,
    NotificationRecipients,
    Deliveries,
    DeliveryEmails,
    Unsubscribing,
    DeliveryTransitions,
    DeliveryWorker,
    FailedNotifications,
    NotificationConsumers,
    FailedDeliveries,
  ],
  exports: [NotificationPersonalData, Notifications],
})
export class NotificationsModule {}
