import {
  addressReasons,
  deliveryLimits as limits,
  deliveryViews,
  AppError,
  type FailedNotification,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock, DAY } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { project } from '../../../platform/database/project.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { Metrics } from '../../../platform/metrics/metrics.service.ts';
import { NotificationDelivery, type DeliveryRow } from './delivery.entity.ts';
import { DeliveryWorker } from './delivery-worker.service.ts';

/** What came back, and what was not sent because of that; no attempt would change it. */
const returnReasons = ['returned', ...addressReasons] as const;
const failed = { state: 'failed' as const, attempts: { $gte: limits.listed } };

/**
 * Shows administrators the deliveries that failed, and tries them again. The access guard has authorised the caller.
 */
@Injectable()
export class FailedNotifications {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly worker: DeliveryWorker,
    metrics: Metrics,
  ) {
    metrics.gauge('notification_deliveries_failed', 'Notifications that did not arrive after several tries', () =>
      this.database.collection<DeliveryRow>(NotificationDelivery).countDocuments(failed),
    );
  }

  async list(): Promise<{ total: number; items: FailedNotification[] }> {
    const rows = this.database.collection<DeliveryRow>(NotificationDelivery);
    const returned = { createdAt: { $gt: new Date(this.clock.now().getTime() - limits.returnedDays * DAY) } };
    const undelivered = { $or: [failed, ...returnReasons.map((reason) => ({ reason, ...returned }))] };
    const [total, deliveries] = await Promise.all([
      rows.countDocuments(undelivered),
      rows.find(undelivered).sort({ createdAt: 1, _id: 1 }).limit(limits.shown).toArray(),
    ]);
    return { total, items: deliveries.map((row) => project(deliveryViews.failed, row)) };
  }

  /** Returns how many failed and are listed, since when, and when the next of them is tried again. */
  async queue(): Promise<{ waiting: number; oldestAt: Date | null; nextDueAt: Date | null }> {
    const rows = this.database.collection<DeliveryRow>(NotificationDelivery);
    const first = (filter: object, by: 'createdAt' | 'dueAt') =>
      rows.findOne({ ...failed, ...filter }, { sort: { [by]: 1 } });
    const [waiting, oldest, next] = await Promise.all([
      rows.countDocuments(failed),
      first({}, 'createdAt'),
      first({ dueAt: { $type: 'date' } }, 'dueAt'),
    ]);
    return { waiting, oldestAt: oldest?.createdAt ?? null, nextDueAt: next?.dueAt ?? null };
  }

  /** @throws AppError NOT_FOUND when it is sent by now, or being sent */
  async retry(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const row = await unitOfWork.findOne(NotificationDelivery, { _id: objectId(id), ...failed });
      if (!row) throw new AppError('NOT_FOUND');
      unitOfWork.assign(row, { dueAt: this.clock.now() });
      this.audit.record(unitOfWork, {
        caller,
        action: 'maintenance',
        resource: 'notifications',
        id,
        label: row.type,
        changes: [{ field: 'delivery', before: 'failed', after: 'retry' }],
      });
    });
    this.worker.wake();
  }
}
