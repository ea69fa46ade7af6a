import { Global, Module } from '@nestjs/common';
import { Audiences } from '../ports/audiences.port.ts';
import { NoticeLetters } from './notice.letters.ts';
import { NoticeRecipients } from './notice.recipients.ts';
import { NotificationConsumers } from './notifications.consumers.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.service.ts';

@Global()
@Module({
  controllers: [NotificationsController],
  providers: [Notifications, NoticeRecipients, NoticeLetters, NotificationConsumers, Audiences],
  exports: [Notifications, Audiences],
})
export class NotificationsModule {}
