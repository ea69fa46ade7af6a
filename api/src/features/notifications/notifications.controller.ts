import { notificationOperations as operations, Refusal } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Notifications } from './notifications.service.ts';

const self = (caller: Caller): string => {
  if (!caller.actor.id) throw new Refusal('UNAUTHENTICATED');
  return caller.actor.id;
};

@Controller()
export class NotificationsController {
  constructor(private readonly notifications: Notifications) {}

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.notifications.list(caller, input.list('own'));
  }

  @Bind(operations.unread)
  async unread(@CallerOf() caller: Caller) {
    return { count: await this.notifications.unread(caller) };
  }

  @Bind(operations.read)
  read(@FromRequest() input: HandlerInput<typeof operations.read>, @CallerOf() caller: Caller) {
    return this.notifications.markRead(caller, input.params.id);
  }

  @Bind(operations.readAll)
  async readAll(@CallerOf() caller: Caller) {
    return { count: await this.notifications.markAllRead(caller) };
  }

  @Bind(operations.getPreferences)
  getPreferences(@CallerOf() caller: Caller) {
    return this.notifications.preferencesOf(self(caller));
  }

  @Bind(operations.setPreferences)
  setPreferences(@FromRequest() input: HandlerInput<typeof operations.setPreferences>, @CallerOf() caller: Caller) {
    return this.notifications.choose(self(caller), input.body);
  }
}
