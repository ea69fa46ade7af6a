import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Events } from '../../platform/events/events.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { Notifications } from './notifications.service.ts';

/** Exports and erases notifications and preferences. */
@Injectable()
export class NotificationPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.events.on('notifications.erasure', ['data.erased'], ({ payload }) =>
      this.notifications.deleteAll(payload.userId),
    );
  }

  readonly exportSections = {
    notifications: (userId: ObjectId) => this.notifications.allReceived(userId),
    notificationPreferences: (userId: ObjectId) => this.notifications.chosenPreferences(userId),
  };
}
