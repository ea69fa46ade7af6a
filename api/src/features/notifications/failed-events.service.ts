import {
  failedEventLimits as limits,
  AppError,
  type FailedEvent,
  type FailedJob,
  type RecipientKind,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock, instantOrNull } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { eventNameOf, isEventName } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { failedEventFilter, OutboxEvent, type FailedOutboxRow } from '../../platform/events/outbox.entity.ts';
import { FailedJobs } from '../../platform/jobs/failed-jobs.service.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import type { NotificationTarget } from './notification-trigger-builders.ts';
import { triggersOf } from './notification-triggers.ts';

/** The consumer that notifies people; the others are other parts of the system. */
const NOTIFICATION_CONSUMER = 'notifications';

const kinds: Readonly<Partial<Record<NotificationTarget, RecipientKind>>> = {
  team: 'employer',
  owners: 'employer',
  verifiers: 'admin',
  administrators: 'admin',
  user: 'account',
  users: 'account',
  reporter: 'account',
};

/** Returns the group of a type. Those that are not named are all of people who look for an internship. */
const notificationsOf = (event: string): FailedEvent['notices'] => {
  const notices = (isEventName(event) ? triggersOf(event) : []).map(({ type, to }) => ({
    type,
    to: kinds[to] ?? ('intern' as const),
  }));
  return notices.filter(
    (notice, index) => notices.findIndex(({ type, to }) => type === notice.type && to === notice.to) === index,
  );
};

/** Lists failed events. The access guard has authorised the caller. */
@Injectable()
export class FailedEvents {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly failedJobs: FailedJobs,
  ) {}

  async list(): Promise<{ total: number; items: FailedEvent[]; jobs: FailedJob[] }> {
    const rows = this.database.collection<FailedOutboxRow>(OutboxEvent);
    const [total, jobs, failedEvents] = await Promise.all([
      rows.countDocuments(failedEventFilter),
      this.failedJobs.list(),
      rows
        .find(failedEventFilter, { projection: { payload: 0 } })
        .sort({ at: 1, _id: 1 })
        .limit(limits.shown)
        .toArray(),
    ]);
    return { total, items: failedEvents.map((row) => this.toView(row)), jobs };
  }

  /** @throws AppError NOT_FOUND when it is told by now, or was set aside */
  async retry(caller: Caller, id: string): Promise<void> {
    await this.change(caller, id, 'retry', { dueAt: this.clock.now() });
    this.events.wakeRelay();
  }

  /** @throws AppError NOT_FOUND when it is told by now, or was set aside */
  async setAside(caller: Caller, id: string): Promise<void> {
    await this.change(caller, id, 'set aside', { dueAt: null, dispatchedAt: this.clock.now() });
  }

  private async change(
    caller: Caller,
    id: string,
    done: string,
    to: { dueAt: Date | null; dispatchedAt?: Date },
  ): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const row = await unitOfWork.findOne(OutboxEvent, {
        _id: objectId(id),
        dueAt: { $ne: null },
        attempts: { $gte: limits.tried },
      });
      if (!row) throw new AppError('NOT_FOUND');
      unitOfWork.assign(row, to);
      const changes = [{ field: 'dispatch', before: 'failed', after: done }];
      this.audit.record(unitOfWork, {
        caller,
        action: 'maintenance',
        resource: 'notifications',
        id,
        label: row.type,
        changes,
      });
    });
  }

  private toView(row: FailedOutboxRow): FailedEvent {
    const parts = this.events.pendingConsumersOf(row).map(({ name }) => name);
    const event = eventNameOf(row.type) ?? row.type;
    return {
      id: row._id.toHexString(),
      event,
      notices: parts.includes(NOTIFICATION_CONSUMER) ? notificationsOf(event) : [],
      parts,
      at: row.at.toISOString(),
      attempts: row.attempts,
      lastTriedAt: instantOrNull(row.failedAt),
      nextAt: row.dueAt.toISOString(),
      lastError: row.lastError ?? null,
    };
  }
}
