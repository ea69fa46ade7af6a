import { AppError, liveUpdateLimits, type Id } from '@prentice/contract';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { Caller } from '../access/caller.ts';
import { Clock } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { LiveCallers } from './live-callers.ts';
import { LiveSubscription } from './live-subscription.ts';
import { RecentChanges, type AddressedChange } from './recent-changes.ts';

/** Milliseconds between two looks at the streams, and between two questions whether their sessions are valid. */
const TICK_MS = 1_000;
const SESSION_CHECK_MS = 5_000;
/**
 * A page loads before its stream opens: so many milliseconds before it are told to a client that comes without a point
 * to resume from.
 */
const BEFORE_OPENING_MS = 10_000;
/** Seconds after which somebody with too many streams may try again. */
const RETRY_SECONDS = 60;

/** Where a stream comes from. */
export interface StreamRequest {
  readonly address: string;
  /** The point up to which the client was told (Last-Event-ID). */
  readonly lastEventId: string | undefined;
  /** Whether the reply ends after its first messages: nobody reads on. */
  readonly once: boolean;
}

/**
 * Keeps the streams of live updates of this process. Each process is told of every change, wherever it was saved, and
 * passes on to its own clients what they may learn. Streams wait for nothing and hold no place among the requests that
 * are worked on.
 */
@Injectable()
export class LiveStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('LiveStreams');
  private readonly open = new Set<LiveSubscription>();
  private readonly recent: RecentChanges;
  private sessionsCheckedAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly callers: LiveCallers,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.recent = new RecentChanges(this.now());
  }

  /** Counts the open streams. */
  get count(): number {
    return this.open.size;
  }

  onApplicationBootstrap(): void {
    if (this.settings.NODE_ENV === 'test') return;
    this.timer = setInterval(() => {
      this.tick().catch((error: unknown) => this.logger.error({ err: error }));
    }, TICK_MS).unref();
  }

  beforeApplicationShutdown(): void {
    this.close();
  }

  /**
   * Opens a stream for a signed-in caller.
   * @returns what the server sends until the session ends, the client goes, or the process stops
   * @throws AppError UNAUTHENTICATED, RATE_LIMITED with too many open streams, OVERLOADED while the process stops
   */
  subscribe({ actor, ability, sessionId }: Caller, { address, lastEventId, once }: StreamRequest): Readable {
    if (!actor.id || !sessionId) throw new AppError('UNAUTHENTICATED');
    if (this.closed) throw new AppError('OVERLOADED');
    this.assertWithinLimits(sessionId, address);
    const subscription = new LiveSubscription({
      userId: actor.id,
      sessionId,
      address,
      reader: { actor, ability },
      callers: this.callers,
      now: () => this.now(),
      onClose: (closed) => void this.open.delete(closed),
      onError: (error) => this.logger.error({ err: error }),
    });
    subscription.send('ready', {});
    if (once) subscription.stream.end();
    else this.follow(subscription, lastEventId);
    return subscription.stream.body;
  }

  /** Passes changes on to those who may learn of them. */
  publish(changes: readonly AddressedChange[]): void {
    if (changes.length === 0) return;
    this.recent.add(this.now(), changes);
    for (const subscription of this.open) subscription.offer(changes);
  }

  /** Looks again at what somebody may see, because that has changed. */
  refresh(userId: Id): void {
    for (const subscription of this.open) if (subscription.options.userId === userId) subscription.resync();
  }

  /** Keeps silent streams alive, and ends those whose sessions have ended. */
  async tick(): Promise<void> {
    for (const subscription of this.open) subscription.heartbeat();
    const now = this.now();
    if (this.open.size === 0 || now - this.sessionsCheckedAt < SESSION_CHECK_MS) return;
    this.sessionsCheckedAt = now;
    const open = [...this.open];
    const active = await this.callers.activeSessions([...new Set(open.map(({ options }) => options.sessionId))]);
    for (const subscription of open) if (!active.has(subscription.options.sessionId)) subscription.endWithSession();
  }

  /** Cuts all streams, and opens no new ones: the process stops, and must not wait for those who do not read. */
  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    for (const { stream } of this.open) stream.body.destroy();
  }

  private follow(subscription: LiveSubscription, lastEventId: string | undefined): void {
    this.open.add(subscription);
    const now = this.now();
    const missed = lastEventId
      ? this.recent.after(Number(lastEventId), now)
      : this.recent.latest(now - BEFORE_OPENING_MS);
    if (missed) subscription.offer(missed);
    else subscription.resync();
  }

  private assertWithinLimits(sessionId: Id, address: string): void {
    const open = [...this.open];
    const { perSession, perAddress, perProcess } = liveUpdateLimits;
    const exceeded =
      open.length >= perProcess ||
      open.filter(({ options }) => options.sessionId === sessionId).length >= perSession ||
      open.filter(({ options }) => options.address === address).length >= perAddress;
    if (exceeded) throw new AppError('RATE_LIMITED', { seconds: RETRY_SECONDS });
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
