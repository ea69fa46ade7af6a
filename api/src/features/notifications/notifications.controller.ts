import { notificationOperations as operations, AppError } from '@prentice/contract';
import type { Caller } from '../../platform/access/caller.ts';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { Deliveries } from './deliveries/deliveries.service.ts';
import { Notifications } from './notifications.service.ts';

const self = (caller: Caller): string => {
  if (!caller.actor.id) throw new AppError('UNAUTHENTICATED');
  return caller.actor.id;
};

@OperationsController(operations)
export class NotificationsController {
  constructor(
    private readonly notifications: Notifications,
    private readonly deliveries: Deliveries,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.notifications.list(caller, list('own')),
    unread: async ({ caller }) => ({ count: await this.notifications.unread(caller) }),
    markRead: ({ caller, params }) => this.notifications.markRead(caller, params.id),
    markAllRead: ({ caller }) => this.notifications.markAllRead(caller),
    undoMarkAllRead: ({ caller, body }) => this.notifications.undoMarkAllRead(caller, body.readAt),
    markMany: ({ caller, body }) => this.notifications.markMany(caller, body),
    getPreferences: ({ caller }) => this.notifications.preferencesOf(self(caller)),
    setPreferences: async ({ caller, body }) => {
      const saved = await this.notifications.savePreferences(self(caller), body);
      await this.deliveries.rescheduleDigest(self(caller), saved);
      return saved;
    },
  };
}
