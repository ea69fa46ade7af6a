import { AppError, pushLimits, type deliveryViews, type ViewOf } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { Clock, HOUR, SECOND } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Accounts } from '../../accounts/index.ts';
import { Deliveries } from '../deliveries/deliveries.service.ts';
import { NotificationDelivery, type DeliveryRow } from '../deliveries/delivery.entity.ts';
import { DeliveryWorker } from '../deliveries/delivery-worker.service.ts';
import { PushSubscriptions } from './push-subscriptions.service.ts';

/** Sends people pushes that they ask for, to see whether they arrive. */
@Injectable()
export class PushTests {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly subscriptions: PushSubscriptions,
    private readonly deliveries: Deliveries,
    private readonly worker: DeliveryWorker,
  ) {}

  /** Returns the delivery, which is sent at once. @throws AppError RATE_LIMITED after the tests of an hour */
  async send(caller: Caller): Promise<ViewOf<(typeof deliveryViews)['own']>> {
    const userId = userIdOf(caller.actor);
    await this.assertLimit(userId);
    const account = (await this.accounts.summaries([userId])).get(userId.toHexString());
    if (!account) throw new AppError('UNAUTHENTICATED');
    const devices = (await this.subscriptions.activeOf([userId])).get(account.id) ?? [];
    const delivery = await this.deliveries.createTest(account, devices.length);
    this.worker.wake();
    return delivery;
  }

  private async assertLimit(userId: DeliveryRow['userId']): Promise<void> {
    const now = this.clock.now().getTime();
    const recent = await this.database
      .collection<DeliveryRow>(NotificationDelivery)
      .find({ userId, type: 'test', createdAt: { $gt: new Date(now - HOUR) } }, { projection: { createdAt: 1 } })
      .sort({ createdAt: -1 })
      .limit(pushLimits.testsPerHour)
      .toArray();
    const oldest = recent[pushLimits.testsPerHour - 1];
    if (oldest)
      throw new AppError('RATE_LIMITED', { seconds: Math.ceil((oldest.createdAt.getTime() + HOUR - now) / SECOND) });
  }
}
