import { failedDeliveryLimits as limits, Refusal, type FailedDelivery, type RecipientKind } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { failedEvents, OutboxEvent } from '../../platform/events/outbox.entity.ts';
import { Audit } from '../ports/audit.port.ts';
import { noticeRules, type Audience } from './notice.table.ts';

interface Row {
  readonly _id: ObjectId;
  readonly type: string;
  readonly at: Date;
  readonly done: readonly string[];
  readonly attempts: number;
  readonly dueAt: Date;
  readonly failedAt?: Date | null;
  readonly lastError?: string | null;
}

/** The consumer that tells people; the others are other parts of the system. */
const TELLS_PEOPLE = 'notifications';

const kinds: Readonly<Partial<Record<Audience, RecipientKind>>> = {
  team: 'employer',
  owners: 'employer',
  moderators: 'admin',
  verifiers: 'admin',
  administrators: 'admin',
  user: 'account',
  users: 'account',
  reporter: 'account',
};

/** Those groups that are not named are all of people who look for an internship. */
const noticesOf = (event: string): FailedDelivery['notices'] => {
  const notices = noticeRules
    .filter((rule) => rule.event === event)
    .map(({ type, to }) => ({ type, to: kinds[to] ?? ('intern' as const) }));
  return notices.filter((one, at) => notices.findIndex(({ type, to }) => type === one.type && to === one.to) === at);
};

/** What could not be told to everybody who should know; who looks at it has been let in by the gate. */
@Injectable()
export class FailedDeliveries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<{ total: number; items: FailedDelivery[] }> {
    const rows = this.database.collection<Row>(OutboxEvent);
    const [total, found] = await Promise.all([
      rows.countDocuments(failedEvents),
      rows
        .find(failedEvents, { projection: { payload: 0 } })
        .sort({ at: 1, _id: 1 })
        .limit(limits.shown)
        .toArray(),
    ]);
    return { total, items: found.map((row) => this.shown(row)) };
  }

  /** @throws Refusal NOT_FOUND when it is told by now, or was set aside */
  async retry(caller: Caller, id: string): Promise<void> {
    await this.change(caller, id, 'retry', { dueAt: this.clock.now() });
    this.events.hurry();
  }

  /** @throws Refusal NOT_FOUND when it is told by now, or was set aside */
  async setAside(caller: Caller, id: string): Promise<void> {
    await this.change(caller, id, 'set aside', { dueAt: null, dispatchedAt: this.clock.now() });
  }

  private async change(
    caller: Caller,
    id: string,
    done: string,
    to: { dueAt: Date | null; dispatchedAt?: Date },
  ): Promise<void> {
    await this.database.transaction(async (work) => {
      const row = await work.findOne(OutboxEvent, {
        _id: objectId(id),
        dueAt: { $ne: null },
        attempts: { $gte: limits.tried },
      });
      if (!row) throw new Refusal('NOT_FOUND');
      work.assign(row, to);
      const changes = [{ field: 'delivery', before: 'failed', after: done }];
      this.audit.record(work, {
        caller,
        action: 'maintenance',
        resource: 'notifications',
        id,
        label: row.type,
        changes,
      });
    });
  }

  private shown(row: Row): FailedDelivery {
    const open = this.events.consumersOf(row.type).filter(({ name }) => !row.done.includes(name));
    const parts = open.map(({ name }) => name);
    return {
      id: row._id.toHexString(),
      event: row.type,
      notices: parts.includes(TELLS_PEOPLE) ? noticesOf(row.type) : [],
      parts,
      at: row.at.toISOString(),
      attempts: row.attempts,
      lastTriedAt: row.failedAt?.toISOString() ?? null,
      nextAt: row.dueAt.toISOString(),
      lastError: row.lastError ?? null,
    };
  }
}
