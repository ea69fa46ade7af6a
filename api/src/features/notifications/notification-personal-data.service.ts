import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Events } from '../../platform/events/events.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { SuppressedAddresses } from './bounces/suppressed-addresses.service.ts';
import { Deliveries } from './deliveries/deliveries.service.ts';
import { PushSubscriptions } from './push/push-subscriptions.service.ts';
import { Notifications } from './notifications.service.ts';
import { MorningReminders } from './reminders/morning-reminders.service.ts';

/** Exports and erases notifications, their deliveries, preferences and the browsers that receive pushes. */
@Injectable()
export class NotificationPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly notifications: Notifications,
    private readonly deliveries: Deliveries,
    private readonly pushSubscriptions: PushSubscriptions,
    private readonly reminders: MorningReminders,
    private readonly addresses: SuppressedAddresses,
  ) {}

  onModuleInit(): void {
    this.events.on('notifications.erasure', {
      'data.erased': async ({ payload }) => {
        await this.deliveries.deleteAll(payload.userId);
        await this.pushSubscriptions.deleteAll(payload.userId);
        await this.notifications.deleteAll(payload.userId);
        await this.reminders.delete(payload.userId);
        await this.addresses.delete(payload.userId);
      },
    });
  }

  readonly exportSections = {
    notifications: (userId: ObjectId) => this.notifications.allReceived(userId),
    notificationDeliveries: (userId: ObjectId) => this.deliveries.allSent(userId),
    pushSubscriptions: (userId: ObjectId) => this.pushSubscriptions.allOf(userId),
    emailStatus: (userId: ObjectId) => this.addresses.export(userId),
    notificationPreferences: (userId: ObjectId) => this.notifications.chosenPreferences(userId),
  };
}
