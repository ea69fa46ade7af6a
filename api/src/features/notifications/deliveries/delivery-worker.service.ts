import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { CoalescingRunner } from '../../../platform/database/serial-queue.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.port.ts';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.service.ts';
import { NotificationDelivery, type DeliveryRow } from './delivery.entity.ts';
import { DeliveryBatches, type DeliveryUnit } from './delivery-batches.service.ts';
import { DeliveryTransitions } from './delivery.transitions.ts';

/** Looks for what is due again, and for what other processes left. */
const SWEEP_MS = 15_000;
/**
 * Emails that are claimed together, those of them that are sent at a time, and batches that are under way at a time.
 */
const BATCH = 64;
const PARALLEL = 8;
const BATCHES_AT_A_TIME = 2;
/** Deliveries that are read at a time. */
const READ = 512;
/** Attempts that may be cut off before nothing is sent any more: the second may be the second copy of an email. */
const MAX_INTERRUPTIONS = 2;

/** Sends the deliveries that are due, and settles each by what came of it. */
@Injectable()
export class DeliveryWorker implements OnModuleInit, OnModuleDestroy {
  private readonly runner = new CoalescingRunner();
  /** One after the other in tests, so that what happens there is the same every time. */
  private readonly isSideBySide: boolean;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly scheduler: JobScheduler,
    private readonly queue: JobQueue,
    private readonly batches: DeliveryBatches,
    private readonly transitions: DeliveryTransitions,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.isSideBySide = settings.NODE_ENV !== 'test';
  }

  private get rows() {
    return this.database.collection<DeliveryRow>(NotificationDelivery);
  }

  onModuleInit(): void {
    this.queue.process('deliveries', () => this.deliverDue());
    this.scheduler.schedule('notifications.deliveries', SWEEP_MS, () => this.deliverDue());
  }

  /** Ends after the batches that are under way; the queue waits for them. */
  onModuleDestroy(): void {
    this.stopped = true;
  }

  /**
   * Has what has just become due sent, by whichever process has time; asked again while one is at it, another one
   * helps.
   */
  wake(): void {
    this.queue.add('deliveries');
  }

  /** Sends everything that is due, and ends when nothing is. */
  deliverDue(): Promise<void> {
    return this.runner.run('', () => this.drain());
  }

  private async drain(): Promise<void> {
    await this.recoverInterrupted();
    while (!this.stopped) {
      const due = { dueAt: { $lte: this.clock.now(), $type: 'date' as const } };
      const rows = await this.rows.find(due).sort({ dueAt: 1, _id: 1 }).limit(READ).toArray();
      if (rows.length === 0) return;
      await this.deliver([...Map.groupBy(rows, unitOf).values()]);
    }
  }

  private async deliver(units: readonly DeliveryUnit[]): Promise<void> {
    const next = batchesOf(units, this.isSideBySide).values();
    const parallel = this.isSideBySide ? PARALLEL : 1;
    const worker = async (): Promise<void> => {
      for (const batch of next) if (!this.stopped) await this.batches.deliver(batch, parallel);
    };
    await Promise.all(Array.from({ length: this.isSideBySide ? BATCHES_AT_A_TIME : 1 }, worker));
  }

  /**
   * Recovers what a process left while it was sending. It may have been sent, so it is tried once more, and not again
   * after that.
   */
  private async recoverInterrupted(): Promise<void> {
    const now = this.clock.now();
    for await (const row of this.rows.find({ claimedUntil: { $lte: now, $type: 'date' } })) {
      const dueAt = row.interruptions + 1 < MAX_INTERRUPTIONS ? this.batches.nextAttempt(row.attempts) : null;
      const changes = { dueAt, reason: 'interrupted', claimedBy: null, claimedUntil: null } as const;
      await this.transitions.apply(row, 'failed', changes, 'interruptions');
    }
  }
}

/** Returns what goes into one email: everything for somebody's summary, and else one notification. */
const unitOf = ({ _id, userId, digest }: DeliveryRow): string => (digest ? userId : _id).toHexString();

/** Cuts units into batches. Processes that found the same ones begin at different places, so that they seldom meet. */
function batchesOf(units: readonly DeliveryUnit[], rotate: boolean): DeliveryUnit[][] {
  const batches = Array.from({ length: Math.ceil(units.length / BATCH) }, (_, index) =>
    units.slice(index * BATCH, (index + 1) * BATCH),
  );
  const from = rotate ? Math.floor(Math.random() * batches.length) : 0;
  return [...batches.slice(from), ...batches.slice(0, from)];
}
