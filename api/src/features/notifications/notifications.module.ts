import { Global, Module } from '@nestjs/common';
import { Audiences } from '../ports/audiences.port.ts';
import { LetterEnclosures } from '../ports/letter-enclosures.port.ts';
import { FailedDeliveriesController } from './failed-deliveries.controller.ts';
import { FailedDeliveries } from './failed-deliveries.service.ts';
import { NoticeLetters } from './notice.letters.ts';
import { NoticeRecipients } from './notice.recipients.ts';
import { NotificationConsumers } from './notifications.consumers.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.service.ts';

@Global()
@Module({
  controllers: [NotificationsController, FailedDeliveriesController],
  providers: [
    Notifications,
    NoticeRecipients,
    NoticeLetters,
    NotificationConsumers,
    FailedDeliveries,
    Audiences,
    LetterEnclosures,
  ],
  exports: [Notifications, Audiences, LetterEnclosures],
})
export class NotificationsModule {}
