import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { setImmediate as settled } from 'node:timers/promises';
import { Clock } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.service.ts';
import { GroupCommit } from '../database/serial-queue.ts';
import { JobQueue } from '../jobs/job-queue.port.ts';
import { EventDispatcher, type DispatchOutcome } from './event-dispatcher.ts';
import { Events, recordedEvents } from './events.service.ts';
import { OutboxClaims, type ClaimedEvents } from './outbox-claims.ts';
import { OutboxEvent, type OutboxRow } from './outbox.entity.ts';

/** Records whose events are dispatched at a time. */
const PARALLEL = 32;
/** Milliseconds between looks at what is due: retries, what other processes recorded, and what dead ones left. */
const POLL_MS = 250;
const POLL_AFTER_FAILURE_MS = 1_000;
const AFTER_COMMIT_MS = 5;

/** What is written about dispatches: outcomes of events, and records that are done for now. */
type RelayUpdate = DispatchOutcome | { readonly release: string };

/**
 * Dispatches saved events: each to every consumer at least once, also when a process dies in between. The events of one
 * record are dispatched in their order, those of different records side by side.
 */
@Injectable()
export class OutboxRelay implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('OutboxRelay');
  private readonly claims: OutboxClaims;
  private readonly updates = new GroupCommit<RelayUpdate>((updates) => this.write(updates));
  /** One after the other in tests, so that what happens there is the same every time. */
  private readonly parallel: number;
  private readonly dispatching = new Set<Promise<void>>();
  private count = 0;
  private timer: NodeJS.Timeout | undefined;
  private wakesAt = Infinity;
  private pause = POLL_MS;
  private running: Promise<number> | undefined;
  private pollNow: () => void = () => undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.claims = new OutboxClaims(database, clock);
    this.parallel = settings.NODE_ENV === 'test' ? 1 : PARALLEL;
  }

  onModuleInit(): void {
    this.queue.process('outbox', async () => this.schedule(0));
  }

  onApplicationBootstrap(): void {
    if (this.settings.NODE_ENV === 'test') return;
    if (this.settings.ROLE === 'web') {
      this.database.afterSave((unitOfWork) => this.wakeOthers(recordedEvents(unitOfWork).length));
      return;
    }
    this.events.onWake(() => this.schedule(AFTER_COMMIT_MS));
    this.database.afterSave((unitOfWork) => this.events.notifySaved(unitOfWork));
    this.schedule(0);
  }

  /** Ends after the events that are being dispatched; the others are left to the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    this.pollNow();
    await this.running?.catch(() => undefined);
  }

  /** Tells a process with a relay that something was saved here; it would find out by itself, only later. */
  private wakeOthers(recorded: number): void {
    if (recorded > 0) this.queue.add('outbox', {}, { id: 'look' });
  }

  /**
   * Schedules the next poll of the outbox. An earlier one that is scheduled already stays: each write asks for a poll
   * soon, and if each also put the timer off, none would run under steady writing.
   */
  private schedule(delay: number): void {
    const dueAt = performance.now() + delay;
    if (this.stopped || dueAt >= this.wakesAt) return;
    clearTimeout(this.timer);
    this.wakesAt = dueAt;
    this.timer = setTimeout(() => this.tick(), delay);
  }

  private tick(): void {
    this.wakesAt = Infinity;
    const isNew = this.running === undefined;
    void this.dispatchAll().then(
      () => (this.pause = POLL_MS),
      (error: unknown) => {
        this.pause = POLL_AFTER_FAILURE_MS;
        if (isNew) this.logger.error({ err: error });
      },
    );
    this.schedule(this.pause);
  }

  /**
   * Dispatches everything that is due and returns the number of events. Concurrent calls share one run, which polls
   * again for each of them.
   */
  async dispatchAll(): Promise<number> {
    this.pollNow();
    this.running ??= this.drain().finally(() => (this.running = undefined));
    return this.running;
  }

  private async drain(): Promise<number> {
    this.count = 0;
    while (!this.stopped) {
      const pollRequested = new Promise<void>((resolve) => (this.pollNow = resolve));
      const freeSlots = this.parallel - this.dispatching.size;
      const claimed = freeSlots > 0 ? await this.claims.next(freeSlots) : [];
      for (const claimedEvents of claimed) this.start(claimedEvents);
      if (this.dispatching.size === 0) return this.count;
      /* A poll claims at most as many events as there are free slots, so more may be due: only a poll that finds none
         ends the run. */
      if (claimed.length === freeSlots) await Promise.race(this.dispatching);
      else if (claimed.length === 0) await Promise.race([pollRequested, ...this.dispatching]);
      /* Dispatches whose outcomes were written together end together: their places are filled in one go. */
      await settled();
    }
    await Promise.all(this.dispatching);
    return this.count;
  }

  private start(claimed: ClaimedEvents): void {
    const run = this.dispatch(claimed)
      .catch((error: unknown) => {
        this.claims.backOff(claimed.aggregate);
        this.logger.error({ err: error });
      })
      .finally(() => this.dispatching.delete(run));
    this.dispatching.add(run);
  }

  private async dispatch(claimed: ClaimedEvents): Promise<void> {
    const { aggregate } = claimed;
    const isOurs = () => this.claims.owns(aggregate);
    const dispatcher = new EventDispatcher(this.events, this.clock, aggregate, isOurs);
    const written: Promise<void>[] = [];
    const write = (note: RelayUpdate): void => {
      const writing = this.updates.add(note);
      /* It is reported at the end; until then nobody waits for it. */
      writing.catch(() => undefined);
      written.push(writing);
    };
    for await (const row of this.claims.eventsOf(claimed)) {
      if (this.stopped || !(await isOurs())) break;
      const outcome = await dispatcher.dispatch(row);
      if (!outcome) continue;
      this.count++;
      write(outcome);
    }
    write({ release: aggregate });
    await Promise.all(written);
  }

  /**
   * Outcomes first: a claim is given back when what was dispatched under it is known. That all consumers are done with
   * an event is true whoever owns its record by now; its owner decides when it is tried again and for whom.
   */
  private async write(notes: readonly RelayUpdate[]): Promise<void> {
    const rows = this.database.collection<OutboxRow & { dispatchedAt: Date | null }>(OutboxEvent);
    const outcomes = notes.flatMap((note) => ('id' in note ? [note] : []));
    const done = outcomes.flatMap(({ id, retry }) => (retry ? [] : [id]));
    const again: { id: DispatchOutcome['id']; retry: NonNullable<DispatchOutcome['retry']> }[] = [];
    for (const { id, aggregate, retry } of outcomes)
      if (retry && (await this.claims.owns(aggregate))) again.push({ id, retry });
    if (done.length > 0)
      await rows.updateMany({ _id: { $in: done } }, { $set: { dueAt: null, dispatchedAt: this.clock.now() } });
    /* Set aside in the meantime, it is not tried again. */
    if (again.length > 0)
      await rows.bulkWrite(
        again.map(({ id, retry }) => ({
          updateOne: { filter: { _id: id, dueAt: { $type: 'date' } }, update: { $set: retry } },
        })),
        { ordered: false },
      );
    const released = notes.flatMap((note) => ('release' in note ? [note.release] : []));
    if (released.length > 0) await this.claims.release(released);
  }
}
