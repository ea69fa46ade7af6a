import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock, MINUTE } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.service.ts';
import { Events } from './events.service.ts';
import { failureText } from './failure.text.ts';
import { OutboxEvent } from './outbox.entity.ts';

interface Row {
  _id: ObjectId;
  type: string;
  payload: Record<string, unknown>;
  at: Date;
  done: string[];
  attempts: number;
}

const LEASE = MINUTE;
const IDLE_POLL = 1_000;
const AFTER_COMMIT = 5;

/** Dispatches saved events: each to every consumer at least once, also when a process dies in between. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Relay');
  private timer: NodeJS.Timeout | undefined;
  private ringsAt = Infinity;
  private running: Promise<number> | undefined;
  private stopped = false;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Events) private readonly events: Events,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.NODE_ENV === 'test' || this.settings.ROLE === 'web') return;
    this.events.onRecorded(() => this.schedule(AFTER_COMMIT));
    this.database.onSaved((work) => this.events.saved(work));
    this.schedule(0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running?.catch(() => undefined);
  }

  /** A later wish never puts off an earlier one: under steady writing the timer would not ring at all. */
  private schedule(delay: number): void {
    const at = performance.now() + delay;
    if (this.stopped || at >= this.ringsAt) return;
    clearTimeout(this.timer);
    this.ringsAt = at;
    this.timer = setTimeout(() => void this.tick(), delay);
  }

  private async tick(): Promise<void> {
    this.ringsAt = Infinity;
    try {
      await this.dispatchAll();
    } catch (error) {
      this.logger.error({ err: error });
    }
    this.schedule(IDLE_POLL);
  }

  /** Dispatches everything that is due and tells how many events that were. Concurrent calls share one run. */
  async dispatchAll(): Promise<number> {
    this.running ??= this.drain().finally(() => (this.running = undefined));
    return this.running;
  }

  private async drain(): Promise<number> {
    let count = 0;
    while (!this.stopped && (await this.dispatchNext())) count++;
    return count;
  }

  private async dispatchNext(): Promise<boolean> {
    const now = this.clock.now();
    const rows = this.database.collection<Row>(OutboxEvent);
    const row = await rows.findOneAndUpdate(
      { dueAt: { $lte: now, $type: 'date' } },
      { $set: { dueAt: new Date(now.getTime() + LEASE) }, $inc: { attempts: 1 } },
      { sort: { dueAt: 1, _id: 1 }, returnDocument: 'after' },
    );
    if (!row) return false;
    const failure = await this.deliver(row);
    const dueAt = new Date(now.getTime() + Math.min(2 ** row.attempts, 60) * MINUTE);
    const update =
      failure === null
        ? { dueAt: null, dispatchedAt: now }
        : { dueAt, failedAt: now, lastError: failureText(failure.error) };
    /* Set aside in the meantime, it is not tried again. */
    await rows.updateOne({ _id: row._id, dueAt: { $type: 'date' } }, { $set: update });
    return true;
  }

  /** @returns the last failure of a consumer, if any; those that succeeded are not asked again. */
  private async deliver(row: Row): Promise<{ error: unknown } | null> {
    let failed: { error: unknown } | null = null;
    const event = { id: row._id.toHexString(), type: row.type, payload: row.payload, at: row.at };
    for (const consumer of this.events.consumersOf(row.type)) {
      if (row.done.includes(consumer.name)) continue;
      try {
        await consumer.run(event);
        await this.database
          .collection<Row>(OutboxEvent)
          .updateOne({ _id: row._id }, { $addToSet: { done: consumer.name } });
      } catch (error) {
        failed = { error };
        this.logger.error({ err: error, consumer: consumer.name, event: event.id });
      }
    }
    return failed;
  }
}
