import { notificationOperations, AppError, deliveryOperations, failedEventOperations } from '@prentice/contract';
import type { Caller } from '../../platform/access/caller.ts';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { Deliveries } from './deliveries/deliveries.service.ts';
import { Notifications } from './notifications.service.ts';
import { AddressConfirmation } from './bounces/address-confirmation.service.ts';
import { FailedNotifications } from './deliveries/failed-notifications.service.ts';
import { FailedEvents } from './failed-events.service.ts';

const callerIdOf = (caller: Caller): string => {
  if (!caller.actor.id) throw new AppError('UNAUTHENTICATED');
  return caller.actor.id;
};

@OperationsController(notificationOperations)
export class NotificationsController {
  constructor(
    private readonly notifications: Notifications,
    private readonly deliveries: Deliveries,
  ) {}

  readonly handlers: Handlers<typeof notificationOperations> = {
    list: ({ caller, list }) => this.notifications.list(caller, list('own')),
    unread: async ({ caller }) => ({ count: await this.notifications.unread(caller) }),
    markRead: ({ caller, params }) => this.notifications.markRead(caller, params.id),
    markAllRead: ({ caller }) => this.notifications.markAllRead(caller),
    undoMarkAllRead: ({ caller, body }) => this.notifications.undoMarkAllRead(caller, body.readAt),
    markMany: ({ caller, body }) => this.notifications.markMany(caller, body),
    getPreferences: ({ caller }) => this.notifications.preferencesOf(callerIdOf(caller)),
    setPreferences: async ({ caller, body }) => {
      const saved = await this.notifications.savePreferences(callerIdOf(caller), body);
      await this.deliveries.rescheduleDigest(callerIdOf(caller), saved);
      return saved;
    },
  };
}

@OperationsController(deliveryOperations)
export class DeliveriesController {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly failures: FailedNotifications,
    private readonly confirmation: AddressConfirmation,
  ) {}

  readonly handlers: Handlers<typeof deliveryOperations> = {
    list: ({ caller, list }) => this.deliveries.list(caller, list('own')),
    emailStatus: ({ caller }) => this.confirmation.statusOf(callerIdOf(caller)),
    confirmEmail: ({ caller }) => this.confirmation.request(callerIdOf(caller)),
    failed: () => this.failures.list(),
    retry: async ({ caller, params }) => {
      await this.failures.retry(caller, params.id);
    },
  };
}

@OperationsController(failedEventOperations)
export class FailedEventsController {
  constructor(private readonly failedEvents: FailedEvents) {}

  readonly handlers: Handlers<typeof failedEventOperations> = {
    list: () => this.failedEvents.list(),
    retry: async ({ caller, params }) => {
      await this.failedEvents.retry(caller, params.id);
    },
    setAside: async ({ caller, params }) => {
      await this.failedEvents.setAside(caller, params.id);
    },
  };
}
