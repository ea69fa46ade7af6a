import { Module } from '@nestjs/common';
import { NotificationConsumers } from './notifications.consumers.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.service.ts';

@Module({
  controllers: [NotificationsController],
  providers: [Notifications, NotificationConsumers],
  exports: [Notifications],
})
export class NotificationsModule {}
