import { Global, Module } from '@nestjs/common';
import { FailedDeliveriesController } from './failed-deliveries.controller.ts';
import { FailedDeliveries } from './failed-deliveries.service.ts';
import { NotificationEmails } from './notification-emails.ts';
import { NotificationRecipients } from './notification-recipients.ts';
import { NotificationConsumers } from './notifications.consumers.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.service.ts';
import { NotificationPersonalData } from './personal-data.ts';

@Global()
@Module({
  controllers: [NotificationsController, FailedDeliveriesController],
  providers: [
    NotificationPersonalData,
    Notifications,
    NotificationRecipients,
    NotificationEmails,
    NotificationConsumers,
    FailedDeliveries,
  ],
  exports: [NotificationPersonalData, Notifications],
})
export class NotificationsModule {}
