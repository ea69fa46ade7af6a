import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.service.ts';

@Module({ controllers: [NotificationsController], providers: [Notifications], exports: [Notifications] })
export class NotificationsModule {}
