import type { LiveChange, LiveKind } from '@prentice/contract';
import { LiveConnection, openLiveStream, type OpenStream } from './live-connection.ts';

/** Milliseconds between two questions while no stream is open. */
export const POLL_MS = 60_000;
/** Milliseconds after which a page that nobody looks at lets go of the stream. */
export const HIDDEN_MS = 5 * 60_000;
/** Milliseconds between two calls of one subscriber, unless it says otherwise. */
const PAUSE_MS = 1_000;

/** What the tabs of a browser tell each other. */
type TabMessage =
  | { readonly type: 'changes'; readonly changes: readonly LiveChange[] | null; readonly lastEventId: string | null }
  | { readonly type: 'status'; readonly connected: boolean; readonly lastEventId: string | null }
  | { readonly type: 'hello' };

/** What this needs of a browser; tests have their own. */
export interface LivePage {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  /** Absent where the browser has none: then each tab has a stream of its own. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
}

const browserPage = (): LivePage => ({
  document,
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: (name) => new BroadcastChannel(name),
});

interface Subscriber {
  readonly kinds: readonly LiveKind[];
  readonly refresh: () => void;
  readonly pause: number;
  calledAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Tells a page when to load something again: at once by the server's stream, and every minute while there is none. The
 * tabs of a browser share one stream: the one that holds a lock follows it and tells the others.
 */
export class LiveUpdates {
  private readonly subscribers = new Set<Subscriber>();
  private readonly connection: LiveConnection;
  private channel: ReturnType<LivePage['channel']> | undefined;
  private isConnected = false;
  private isLeader = false;
  private following: AbortController | undefined;
  private hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly person: string;
  private readonly page: LivePage;

  /** @param person id of who is signed in: tabs of another session do not listen */
  constructor(person: string, open: OpenStream, page: LivePage = browserPage()) {
    this.person = person;
    this.page = page;
    this.connection = new LiveConnection({
      open,
      onChanges: (changes) => {
        this.notify(changes);
        this.broadcast({ type: 'changes', changes, lastEventId: this.connection.lastEventId });
      },
      onConnected: (connected) => this.setConnected(connected),
    });
  }

  /**
   * Calls back whenever something of these kinds may have changed, at most once in `pause` milliseconds.
   * @returns how to stop
   */
  subscribe(kinds: readonly LiveKind[], refresh: () => void, pause = PAUSE_MS): () => void {
    const subscriber: Subscriber = { kinds, refresh, pause, calledAt: 0, timer: undefined };
    this.subscribers.add(subscriber);
    this.start();
    return () => {
      clearTimeout(subscriber.timer);
      this.subscribers.delete(subscriber);
    };
  }

  private start(): void {
    if (this.channel) return;
    this.channel = this.page.channel(`live-updates:${this.person}`);
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.listen(data);
    this.broadcast({ type: 'hello' });
    setInterval(() => this.poll(), POLL_MS);
    this.page.document.addEventListener('visibilitychange', () => this.followVisibility());
    this.follow();
  }

  private get isHidden(): boolean {
    return this.page.document.visibilityState === 'hidden';
  }

  private poll(): void {
    if (!this.isConnected && !this.isHidden) this.notify(null);
  }

  private followVisibility(): void {
    clearTimeout(this.hiddenTimer);
    if (this.isHidden) this.hiddenTimer = setTimeout(() => this.following?.abort(), HIDDEN_MS);
    else {
      this.poll();
      this.follow();
    }
  }

  /** Waits to be the tab that follows the stream, and follows it. Does nothing while it does. */
  private follow(): void {
    if (this.following && !this.following.signal.aborted) return;
    const abortController = new AbortController();
    this.following = abortController;
    const run = async (): Promise<void> => {
      this.isLeader = true;
      await this.connection.run(abortController.signal).finally(() => (this.isLeader = false));
    };
    const { locks } = this.page;
    const done = locks ? locks.request(`live-updates:${this.person}`, { signal: abortController.signal }, run) : run();
    /* The request for the lock rejects when it is aborted while it still waits, which is no error. */
    done.catch(() => undefined);
  }

  private listen(message: TabMessage): void {
    if (message.type === 'hello') {
      if (this.isLeader) this.broadcastStatus();
      return;
    }
    this.connection.lastEventId = message.lastEventId ?? this.connection.lastEventId;
    if (message.type === 'status') this.isConnected = message.connected;
    else this.notify(message.changes);
  }

  private setConnected(connected: boolean): void {
    if (this.isConnected === connected) return;
    this.isConnected = connected;
    this.broadcastStatus();
  }

  private broadcastStatus(): void {
    this.broadcast({ type: 'status', connected: this.isConnected, lastEventId: this.connection.lastEventId });
  }

  private broadcast(message: TabMessage): void {
    this.channel?.postMessage(message);
  }

  private notify(changes: readonly LiveChange[] | null): void {
    for (const subscriber of this.subscribers)
      if (!changes || changes.some(({ kind }) => subscriber.kinds.includes(kind))) this.call(subscriber);
  }

  private call(subscriber: Subscriber): void {
    if (subscriber.timer !== undefined) return;
    const run = (): void => {
      subscriber.timer = undefined;
      subscriber.calledAt = Date.now();
      subscriber.refresh();
    };
    const wait = subscriber.calledAt + subscriber.pause - Date.now();
    if (wait <= 0) run();
    else subscriber.timer = setTimeout(run, wait);
  }
}

/** Returns how to get the live updates of the signed-in person. Everything on a page shares one stream. */
export function createLiveUpdates(tokens: Parameters<typeof openLiveStream>[0]): (person: string) => LiveUpdates {
  let current: { readonly person: string; readonly updates: LiveUpdates } | undefined;
  return (person) => {
    if (current?.person !== person) current = { person, updates: new LiveUpdates(person, openLiveStream(tokens)) };
    return current.updates;
  };
}
