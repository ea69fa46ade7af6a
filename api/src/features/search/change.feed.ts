import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import type { DomainEvent } from '../../platform/events/events.service.ts';
import { OutboxEvent } from '../../platform/events/outbox.entity.ts';

interface Row {
  _id: ObjectId;
  type: string;
  payload: Record<string, unknown>;
  at: Date;
}

/** An event becomes readable when its transaction ends, and clocks differ: so many milliseconds are looked at again. */
const OVERLAP = 20_000;

/** Events that any process saved, for what each process holds in memory: the relay tells each event to one of them only. */
@Injectable()
export class ChangeFeed {
  /** Ids already told, with the time of the event. */
  private readonly told = new Map<string, number>();

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Events of these types that were not told before, oldest first. Events older than the overlap are not told. */
  async next(types: readonly string[]): Promise<DomainEvent[]> {
    const since = this.clock.now().getTime() - OVERLAP;
    for (const [id, at] of this.told) if (at < since - OVERLAP) this.told.delete(id);
    const first = ObjectId.createFromTime(Math.floor(since / 1000));
    const rows = await this.database
      .collection<Row>(OutboxEvent)
      .find({ _id: { $gte: first }, type: { $in: [...types] } }, { projection: { type: 1, payload: 1, at: 1 } })
      .sort({ _id: 1 })
      .toArray();
    const fresh = rows.filter((row) => !this.told.has(row._id.toHexString()));
    for (const row of fresh) this.told.set(row._id.toHexString(), row.at.getTime());
    return fresh.map(({ _id, type, payload, at }) => ({ id: _id.toHexString(), type, payload, at }));
  }
}
