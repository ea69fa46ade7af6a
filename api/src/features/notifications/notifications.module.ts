import { Global, Module } from '@nestjs/common';
import { RecipientGroups } from '../ports/recipient-groups.port.ts';
import { EmailAttachments } from '../ports/email-attachments.port.ts';
import { FailedDeliveriesController } from './failed-deliveries.controller.ts';
import { FailedDeliveries } from './failed-deliveries.service.ts';
import { NotificationEmails } from './notification-emails.ts';
import { NotificationRecipients } from './notification-recipients.ts';
import { NotificationConsumers } from './notifications.consumers.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.service.ts';

@Global()
@Module({
  controllers: [NotificationsController, FailedDeliveriesController],
  providers: [
    Notifications,
    NotificationRecipients,
    NotificationEmails,
    NotificationConsumers,
    FailedDeliveries,
    RecipientGroups,
    EmailAttachments,
  ],
  exports: [Notifications, RecipientGroups, EmailAttachments],
})
export class NotificationsModule {}
