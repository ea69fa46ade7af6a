import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock, MINUTE } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.service.ts';
import { storedNamesOf, type DomainEvent } from './catalogue/event-catalogue.ts';
import { Events, recordedEvents } from './events.service.ts';
import { OutboxEvent, type OutboxRow } from './outbox.entity.ts';
import { ProcessSignals } from './process-signals.port.ts';
import { readEvent, UnreadableEvent } from './stored-event.ts';

/** Milliseconds between two looks at what any process has saved. */
const POLL_MS = 250;
/** The same after a signal of another process: what it saved next is found in the same look. */
const POLL_AFTER_SIGNAL_MS = 10;
/**
 * An event gets its time when it is recorded, becomes readable when its transaction ends, and clocks differ: each look
 * goes back so many milliseconds, and every so many looks one goes back further.
 */
const LOOKBACK_MS = 3_000;
export const LONG_LOOKBACK_MS = MINUTE;
const POLLS_PER_LONG_POLL = 20;

/**
 * Brings every event to every process, so that each can update what it holds in memory (`Events.onInEveryProcess`). The
 * relay dispatches an event to one process only. What a process has saved itself it follows at once; the events of
 * others, and those for which that failed, it looks up.
 */
@Injectable()
export class EventFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('EventFeed');
  /** Ids of events that this process is done with, with the time of the event. */
  private readonly followed = new Map<string, number>();
  private polls = 0;
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> = Promise.resolve();
  private stopped = false;
  /** Whether another process has saved something since the last look began. */
  private signalled = false;

  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly signals: ProcessSignals,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Begins to follow events, unless the process answers nobody: then it holds nothing in memory that could be outdated.
   */
  onApplicationBootstrap(): void {
    this.database.afterSave((unitOfWork) => {
      const events = recordedEvents(unitOfWork);
      for (const event of events) void this.follow(event);
      if (events.some(({ type }) => this.events.processTypes().includes(type))) this.signals.send('events');
    });
    if (this.settings.NODE_ENV === 'test' || this.settings.ROLE === 'worker') return;
    this.schedulePoll(POLL_MS);
    this.signals.on('events', () => this.pollSoon());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.polling;
  }

  /** Notifies followers of what was saved since the last poll. */
  async poll(): Promise<void> {
    const now = this.clock.now().getTime();
    const since = now - (this.polls++ % POLLS_PER_LONG_POLL === 0 ? LONG_LOOKBACK_MS : LOOKBACK_MS);
    for (const [id, recordedAt] of this.followed) if (recordedAt < now - 2 * LONG_LOOKBACK_MS) this.followed.delete(id);
    const types = storedNamesOf(this.events.processTypes());
    const rows = await this.database
      .collection<OutboxRow>(OutboxEvent)
      .find(
        { at: { $gte: new Date(since) }, type: { $in: types } },
        { projection: { type: 1, payload: 1, version: 1, at: 1 } },
      )
      .sort({ at: 1, _id: 1 })
      .toArray();
    for (const row of rows) await this.followRow(row);
  }

  private async followRow(row: OutboxRow): Promise<void> {
    const id = row._id.toHexString();
    if (this.followed.has(id)) return;
    try {
      await this.follow(readEvent(row));
    } catch (error) {
      if (!(error instanceof UnreadableEvent)) throw error;
      /* It stays unreadable; the relay counts it as failed. */
      this.followed.set(id, row.at.getTime());
      this.logger.error({ err: error, event: id });
    }
  }

  /** Follows an event. What fails is tried again when the event is looked up next. */
  private async follow(event: DomainEvent): Promise<void> {
    try {
      await this.events.runInThisProcess(event);
      this.followed.set(event.id, event.at.getTime());
    } catch (error) {
      this.logger.error({ err: error, event: event.id });
    }
  }

  /** Polls soon. While a look is under way, the next one follows it at once. */
  private pollSoon(): void {
    this.signalled = true;
    if (this.stopped || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.schedulePoll(POLL_AFTER_SIGNAL_MS);
  }

  private schedulePoll(delay: number): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.signalled = false;
      this.polling = this.poll()
        .catch((error: unknown) => this.logger.error({ err: error }))
        .then(() => {
          if (!this.stopped) this.schedulePoll(this.signalled ? POLL_AFTER_SIGNAL_MS : POLL_MS);
        });
    }, delay);
  }
}
