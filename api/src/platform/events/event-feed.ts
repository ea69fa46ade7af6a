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
import { isOneOf, type DomainEvent, type EventName, type EventOf } from './catalogue/event-catalogue.ts';
import { OutboxEvent, type OutboxRow } from './outbox.entity.ts';
import { recordedEvents } from './recorded-events.ts';
import { readEvent, UnreadableEvent } from './stored-event.ts';

/** Brings something that this process holds in memory up to date. Called again for the same event when it fails. */
type Follower<Name extends EventName = EventName> = (event: EventOf<Name>, isOwn: boolean) => Promise<void> | void;

/** Milliseconds between two looks at what any process has saved. */
const POLL_MS = 250;
/**
 * An event gets its time when it is recorded, becomes readable when its transaction ends, and clocks differ: each look goes
 * back so many milliseconds, and every so many looks one goes back further.
 */
const OVERLAP_MS = 3_000;
const LONG_OVERLAP_MS = MINUTE;
const POLLS_PER_LONG_POLL = 20;

/**
 * Notifies every process of every event, so that each can update what it holds in memory. The relay delivers an event
 * to one process only. Events of this process are followed when they come by as well, should what was done at once have failed.
 */
@Injectable()
export class EventFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('EventFeed');
  private readonly followers: { readonly types: readonly EventName[]; readonly run: Follower }[] = [];
  /** Ids of events that this process saved, and of those that followers have received, with the time of the event. */
  private readonly own = new Map<string, number>();
  private readonly delivered = new Map<string, number>();
  private polls = 0;
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Registers what is done in every process because of an event. */
  follow<Name extends EventName>(types: readonly Name[], run: Follower<Name>): void {
    const runTyped: Follower = (event, isOwn) => (isOneOf(event, types) ? run(event, isOwn) : undefined);
    this.followers.push({ types, run: runTyped });
  }

  /** A process that answers nobody holds nothing in memory that could be outdated. */
  onApplicationBootstrap(): void {
    this.database.afterSave((unitOfWork) => {
      for (const { id, at } of recordedEvents(unitOfWork)) this.own.set(id, at.getTime());
    });
    if (this.settings.NODE_ENV !== 'test' && this.settings.ROLE !== 'worker') this.schedulePoll();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.polling;
  }

  /** Notifies followers of what was saved since the last poll. */
  async poll(): Promise<void> {
    const now = this.clock.now().getTime();
    const since = now - (this.polls++ % POLLS_PER_LONG_POLL === 0 ? LONG_OVERLAP_MS : OVERLAP_MS);
    for (const known of [this.own, this.delivered])
      for (const [id, at] of known) if (at < now - 2 * LONG_OVERLAP_MS) known.delete(id);
    const types = [...new Set(this.followers.flatMap((follower) => follower.types))];
    const rows = await this.database
      .collection<OutboxRow>(OutboxEvent)
      .find(
        { at: { $gte: new Date(since) }, type: { $in: types } },
        { projection: { type: 1, payload: 1, version: 1, at: 1 } },
      )
      .sort({ at: 1, _id: 1 })
      .toArray();
    for (const row of rows) await this.deliver(row);
  }

  private async deliver(row: OutboxRow): Promise<void> {
    const id = row._id.toHexString();
    if (this.delivered.has(id)) return;
    try {
      await this.run(readEvent(row), this.own.has(id));
      this.delivered.set(id, row.at.getTime());
    } catch (error) {
      /* It stays unreadable; the relay makes a failed delivery of it. */
      if (error instanceof UnreadableEvent) this.delivered.set(id, row.at.getTime());
      this.logger.error({ err: error, event: id });
    }
  }

  private async run(event: DomainEvent, isOwn: boolean): Promise<void> {
    for (const { run } of this.followers) await run(event, isOwn);
  }

  private schedulePoll(): void {
    this.timer = setTimeout(() => {
      this.polling = this.poll()
        .catch((error: unknown) => this.logger.error({ err: error }))
        .then(() => {
          if (!this.stopped) this.schedulePoll();
        });
    }, POLL_MS);
  }
}
