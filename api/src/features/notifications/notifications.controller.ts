import { notificationOperations as operations, AppError } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { Deliveries } from './deliveries/deliveries.service.ts';
import { Notifications } from './notifications.service.ts';

const self = (caller: Caller): string => {
  if (!caller.actor.id) throw new AppError('UNAUTHENTICATED');
  return caller.actor.id;
};

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: Notifications,
    private readonly deliveries: Deliveries,
  ) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.notifications.list(caller, input.list('own'));
  }

  @BindOperation(operations.unread)
  async unread(@CurrentCaller() caller: Caller) {
    return { count: await this.notifications.unread(caller) };
  }

  @BindOperation(operations.read)
  read(@OperationInput() input: HandlerInput<typeof operations.read>, @CurrentCaller() caller: Caller) {
    return this.notifications.markRead(caller, input.params.id);
  }

  @BindOperation(operations.readAll)
  async readAll(@CurrentCaller() caller: Caller) {
    return { count: await this.notifications.markAllRead(caller) };
  }

  @BindOperation(operations.getPreferences)
  getPreferences(@CurrentCaller() caller: Caller) {
    return this.notifications.preferencesOf(self(caller));
  }

  @BindOperation(operations.setPreferences)
  async setPreferences(
    @OperationInput() input: HandlerInput<typeof operations.setPreferences>,
    @CurrentCaller() caller: Caller,
  ) {
    const saved = await this.notifications.savePreferences(self(caller), input.body);
    await this.deliveries.rescheduleDigest(self(caller), saved);
    return saved;
  }
}
