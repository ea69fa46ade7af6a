import type { PushMessage, PushService } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { FcmSender } from './fcm-sender.ts';
import type { PushOptions, PushOutcome, PushSender, PushTarget } from './push-sender.ts';
import { WebPushSender } from './web-push-sender.service.ts';

/** Sends pushes to each device by the service that reaches it: browsers by Web Push, apps by FCM. */
@Injectable()
export class PushSenders {
  private readonly byService: Readonly<Record<PushService, PushSender>>;

  constructor(
    web: WebPushSender,
    private readonly fcm: FcmSender,
  ) {
    this.byService = { web, fcm };
  }

  /** Returns the Firebase project whose apps are sent pushes; null where there is none. */
  get fcmProject(): string | null {
    return this.fcm.project;
  }

  get isAnyAvailable(): boolean {
    return Object.values(this.byService).some(({ isAvailable }) => isAvailable);
  }

  isAvailable(service: PushService): boolean {
    return this.byService[service].isAvailable;
  }

  /** Sends one push to all of these devices. @returns an outcome for each, those of browsers first */
  async send<Target extends PushTarget>(
    targets: readonly Target[],
    message: PushMessage,
    options: PushOptions,
  ): Promise<readonly { readonly target: Target; readonly outcome: PushOutcome }[]> {
    const sendBy = async (service: PushService) => {
      const reached = targets.filter(({ keys }) => (service === 'web') === (keys !== null));
      if (reached.length === 0) return [];
      const outcomes = await this.byService[service].send(reached, message, options);
      return reached.flatMap((target, index) => {
        const outcome = outcomes[index];
        return outcome ? [{ target, outcome }] : [];
      });
    };
    return (await Promise.all([sendBy('web'), sendBy('fcm')])).flat();
  }
}
