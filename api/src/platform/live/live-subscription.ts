import { liveUpdateLimits, type LiveMessages } from '@prentice/contract';
import { LiveStream } from './live-stream.ts';
import type { LiveCallers, StreamOwner, StreamReader } from './live-callers.ts';
import type { AddressedChange } from './recent-changes.ts';

/** Milliseconds between two messages of changes: what happens meanwhile goes into the next one. */
const PAUSE_MS = 200;

const keyOf = ({ kind, id }: AddressedChange): string => `${kind}:${id ?? ''}`;

interface SubscriptionOptions extends StreamOwner {
  readonly address: string;
  readonly reader: StreamReader;
  readonly callers: Pick<LiveCallers, 'find'>;
  /** The present moment in milliseconds. */
  readonly now: () => number;
  readonly onClose: (subscription: LiveSubscription) => void;
  readonly onError: (error: unknown) => void;
}

/** Holds what waits to be sent on it, and to whom. */
export class LiveSubscription {
  readonly stream: LiveStream;
  private readonly pending = new Map<string, AddressedChange>();
  private reader: StreamReader;
  private needsResync = false;
  private isFlushing = false;
  private lastSentAt: number;
  private timer: NodeJS.Timeout | undefined;

  constructor(readonly options: SubscriptionOptions) {
    this.reader = options.reader;
    this.lastSentAt = options.now();
    this.stream = new LiveStream(() => {
      clearTimeout(this.timer);
      options.onClose(this);
    });
  }

  /** Sends what of these changes its reader may learn of, soon. */
  offer(changes: readonly AddressedChange[]): void {
    const { actor, ability } = this.reader;
    for (const change of changes) if (change.reaches(actor, ability)) this.pending.set(keyOf(change), change);
    if (this.pending.size > liveUpdateLimits.changesPerMessage) this.resync();
    else if (this.pending.size > 0) void this.flush();
  }

  /** Tells the client that anything may have changed. What its reader may see is asked again. */
  resync(): void {
    this.pending.clear();
    this.needsResync = true;
    void this.flush();
  }

  /** Keeps a silent connection alive. */
  heartbeat(): void {
    const now = this.options.now();
    if (this.isFlushing || now - this.lastSentAt < liveUpdateLimits.heartbeatSeconds * 1_000) return;
    this.stream.heartbeat(String(now));
    this.lastSentAt = now;
  }

  /** Sends a message at once. */
  send<Name extends keyof LiveMessages>(name: Name, data: LiveMessages[Name]): void {
    const now = this.options.now();
    this.stream.send(name, data, String(now));
    this.lastSentAt = now;
  }

  /** Says that the session has ended, and ends. */
  endWithSession(): void {
    this.send('ended', {});
    this.stream.end();
  }

  /** Sends what waits. Nothing is sent to somebody whose session has ended, or who may no longer see it. */
  private async flush(): Promise<void> {
    if (this.isFlushing || !this.stream.isOpen) return;
    this.isFlushing = true;
    try {
      const reader = await this.options.callers.find(this.options);
      if (!this.stream.isOpen) return;
      if (!reader) return this.endWithSession();
      this.reader = reader;
      this.sendPending(reader);
      this.timer = setTimeout(() => {
        this.isFlushing = false;
        if (this.needsResync || this.pending.size > 0) void this.flush();
      }, PAUSE_MS);
    } catch (error) {
      /* The client comes back and is told again. */
      this.options.onError(error);
      this.stream.body.destroy();
    }
  }

  private sendPending({ actor, ability }: StreamReader): void {
    if (this.needsResync) this.send('resync', {});
    else {
      const allowed = [...this.pending.values()].filter((change) => change.reaches(actor, ability));
      const changes = allowed.map(({ kind, id }) => ({ kind, id }));
      if (changes.length > 0) this.send('changed', { changes });
    }
    this.needsResync = false;
    this.pending.clear();
  }
}
