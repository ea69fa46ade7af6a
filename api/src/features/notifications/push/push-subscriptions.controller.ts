import { pushSubscriptionOperations as operations } from '@prentice/contract';
import { deviceInfoOf } from '../../../platform/auth/device-info.ts';
import { OperationsController, type Handlers } from '../../../platform/http/operations-controller.decorator.ts';
import { PushSenders } from './push-senders.service.ts';
import { PushServerKeys } from './push-server-keys.service.ts';
import { PushSubscriptions } from './push-subscriptions.service.ts';
import { PushTests } from './push-tests.service.ts';

@OperationsController(operations)
export class PushSubscriptionsController {
  constructor(
    private readonly senders: PushSenders,
    private readonly keys: PushServerKeys,
    private readonly subscriptions: PushSubscriptions,
    private readonly tests: PushTests,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    key: async () => ({
      publicKey: this.senders.isAvailable('web') ? (await this.keys.current()).publicKey : null,
      fcmProject: this.senders.fcmProject,
    }),
    list: ({ caller }) => this.subscriptions.list(caller),
    subscribe: ({ caller, body, exchange }) =>
      this.subscriptions.subscribe(caller, body, deviceInfoOf(exchange.request).device),
    register: ({ caller, body, exchange }) =>
      this.subscriptions.register(caller, body, deviceInfoOf(exchange.request).device),
    renew: ({ caller, body }) => this.subscriptions.renew(caller, body.endpoint),
    remove: ({ caller, params }) => this.subscriptions.remove(caller, params.id),
    test: ({ caller }) => this.tests.send(caller),
  };
}
