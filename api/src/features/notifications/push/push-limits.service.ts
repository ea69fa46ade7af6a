import { deliveryLimits, isPushedType, type NotificationType, type Preferences } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { AccountSummary } from '../../accounts/index.ts';
import { NotificationDelivery, type DeliveryRow } from '../deliveries/delivery.entity.ts';
import { isQuiet, startOfDay } from '../deliveries/local-time.ts';
import { PushSubscriptions } from './push-subscriptions.service.ts';

/** What a person's pushes are limited by. */
export interface PushUseToday {
  /** Browsers and apps that receive them. */
  readonly devices: number;
  /** Pushes of the day, where the person is. */
  readonly pushesToday: number;
}

export const noPushes: PushUseToday = { devices: 0, pushesToday: 0 };

/** Pushes that count: those that were sent or may still be. Tests do not. */
const counted = {
  channel: 'push' as const,
  type: { $ne: 'test' as const },
  state: { $in: ['pending' as const, 'sending' as const, 'sent' as const, 'failed' as const] },
};

/** Knows who may be sent a push: on which browsers, and how many there have been today. */
@Injectable()
export class PushLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  private get rows() {
    return this.database.collection<DeliveryRow>(NotificationDelivery);
  }

  /** Returns the use of those people who have browsers, by their ids. Asks nothing for types that are never pushed. */
  async useToday(
    recipients: readonly { readonly account: AccountSummary }[],
    type: NotificationType,
  ): Promise<ReadonlyMap<string, PushUseToday>> {
    if (!isPushedType(type)) return new Map();
    const active = await this.subscriptions.activeOf(recipients.map(({ account }) => objectId(account.id)));
    const reachable = recipients.flatMap(({ account }) => (active.has(account.id) ? [account] : []));
    if (reachable.length === 0) return new Map();
    const since = new Map(reachable.map(({ id, timeZone }) => [id, startOfDay(timeZone, this.clock.now())]));
    const earliest = new Date(Math.min(...[...since.values()].map(Number)));
    const userId = { $in: reachable.map(({ id }) => objectId(id)) };
    const projection = { userId: 1, createdAt: 1 } as const;
    const sent = await this.rows.find({ userId, createdAt: { $gte: earliest }, ...counted }, { projection }).toArray();
    const isOfToday = (row: Pick<DeliveryRow, 'userId' | 'createdAt'>): boolean =>
      row.createdAt >= (since.get(row.userId.toHexString()) ?? earliest);
    const ofToday = Map.groupBy(sent.filter(isOfToday), (row) => row.userId.toHexString());
    return new Map(
      reachable.map(({ id }) => [
        id,
        { devices: active.get(id)?.length ?? 0, pushesToday: ofToday.get(id)?.length ?? 0 },
      ]),
    );
  }

  /**
   * Returns what has come in the way of a push since it was decided on: quiet hours have begun, or events that were
   * handled at the same time made too many; of those the first are sent.
   */
  async obstacle(
    row: DeliveryRow,
    { timeZone }: AccountSummary,
    preferences: Preferences,
  ): Promise<'quiet_hours' | 'daily_limit' | null> {
    if (isQuiet(preferences, timeZone, this.clock.now())) return 'quiet_hours';
    const createdAt = { $gte: startOfDay(timeZone, row.createdAt) };
    const earlier = { userId: row.userId, createdAt, ...counted, _id: { $lt: row._id } };
    const before = await this.rows.countDocuments(earlier, { limit: deliveryLimits.pushesPerDay });
    return before >= deliveryLimits.pushesPerDay ? 'daily_limit' : null;
  }
}
