import { liveKinds, liveUpdateLimits, liveUpdatesPath, type LiveChange, type LiveMessages } from '@prentice/contract';
import type { TokenSource } from '../token-source.ts';
import { readServerEvents, type ServerEvent } from './event-stream.ts';

/** Milliseconds of silence after which a connection counts as dead: two heartbeats are missing. */
const SILENCE_MS = 2.5 * liveUpdateLimits.heartbeatSeconds * 1_000;
/** Milliseconds before the first new attempt, and the most between two. */
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;
/** Milliseconds after which a connection that breaks begins again with short delays. */
const STABLE_MS = 10_000;

/** Opens the stream. @param lastEventId the point to resume from */
export type OpenStream = (lastEventId: string | null, signal: AbortSignal) => Promise<Response>;

/**
 * Opens the stream with the session of the page. The header keeps the token out of addresses, as `EventSource` could
 * not.
 */
export function openLiveStream(
  tokens: Pick<TokenSource, 'token' | 'renew'>,
  send: (path: string, init: RequestInit) => Promise<Response> = (path, init) => fetch(path, init),
): OpenStream {
  const attempt = (lastEventId: string | null, signal: AbortSignal): Promise<Response> => {
    const headers: Record<string, string> = { Accept: 'text/event-stream' };
    const token = tokens.token();
    if (token) headers['Authorization'] = `Bearer ${token}`;
    if (lastEventId) headers['Last-Event-ID'] = lastEventId;
    return send(`/api${liveUpdatesPath}`, {
      headers,
      signal,
      cache: 'no-store',
    });
  };
  return async (lastEventId, signal) => {
    if (!tokens.token()) await tokens.renew();
    const response = await attempt(lastEventId, signal);
    if (response.status !== 401 || !(await tokens.renew())) return response;
    return attempt(lastEventId, signal);
  };
}

export interface LiveConnectionOptions {
  readonly open: OpenStream;
  /** Called with what changed; null when anything may have. */
  readonly onChanges: (changes: readonly LiveChange[] | null) => void;
  readonly onConnected: (connected: boolean) => void;
  readonly random?: () => number;
}

const after = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
  });

/** What came of an attempt: to be tried again, after so many milliseconds at least, or not. */
type Outcome = 'over' | { readonly wait: number };

const SIGNED_OUT = [401, 403];
const retryAfter = (response: Response): number => Number(response.headers.get('Retry-After') ?? 0) * 1_000;

const isChange = (value: unknown): value is LiveChange =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  liveKinds.some((kind) => kind === value.kind) &&
  'id' in value &&
  (value.id === null || typeof value.id === 'string');

/**
 * Reads the changes of a message; null when anything may have changed, for a newer server may tell of kinds that this
 * page does not know. Without the schema of the contract: it would bring its library into the first bytes of each page.
 */
function parseChanges(data: string): readonly LiveChange[] | null {
  try {
    const message: unknown = JSON.parse(data);
    const changes = typeof message === 'object' && message && 'changes' in message ? message.changes : null;
    return Array.isArray(changes) && changes.every(isChange) ? changes : null;
  } catch {
    return null;
  }
}

/** Keeps one connection to the stream, opened again whenever it breaks. */
export class LiveConnection {
  /** The point up to which this browser was told. */
  lastEventId: string | null = null;
  private failures = 0;
  private readonly options: LiveConnectionOptions;
  /** What each message of the contract does. The server closes the stream itself after `ended`. */
  private readonly handlers: { readonly [Name in keyof LiveMessages]: (data: string) => void } = {
    ready: () => this.options.onConnected(true),
    changed: (data) => this.options.onChanges(parseChanges(data)),
    resync: () => this.options.onChanges(null),
    ended: () => undefined,
  };

  constructor(options: LiveConnectionOptions) {
    this.options = options;
  }

  /** Follows the stream until the signal is given or the session has ended. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const began = Date.now();
      const outcome = await this.attempt(signal);
      this.options.onConnected(false);
      if (outcome === 'over') return;
      this.failures = Date.now() - began >= STABLE_MS ? 0 : this.failures + 1;
      await after(Math.max(outcome.wait, this.delay()), signal);
    }
  }

  /** Returns how long to wait: twice as long each time, and never for all browsers at the same moment. */
  private delay(): number {
    const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(this.failures, 10));
    return longest * (0.5 + (this.options.random ?? Math.random)() / 2);
  }

  private async attempt(signal: AbortSignal): Promise<Outcome> {
    const abortController = new AbortController();
    const abort = () => abortController.abort();
    signal.addEventListener('abort', abort);
    try {
      const response = await this.options.open(this.lastEventId, abortController.signal);
      if (SIGNED_OUT.includes(response.status)) return 'over';
      if (!response.ok || !response.body) return { wait: retryAfter(response) };
      await this.follow(response.body, abortController);
    } catch {
      /* The connection broke, or the server could not be reached. */
    } finally {
      signal.removeEventListener('abort', abort);
      abortController.abort();
    }
    return { wait: 0 };
  }

  private async follow(body: ReadableStream<Uint8Array>, abortController: AbortController): Promise<void> {
    const events = readServerEvents(body);
    for (;;) {
      const silence = setTimeout(() => abortController.abort(), SILENCE_MS);
      const { done, value } = await events.next().finally(() => clearTimeout(silence));
      if (done) return;
      this.receive(value);
    }
  }

  /* A newer server may send messages that this page does not know. */
  private hasHandler(event: string): event is keyof LiveMessages {
    return Object.hasOwn(this.handlers, event);
  }

  private receive({ event, data, id }: ServerEvent): void {
    this.lastEventId = id ?? this.lastEventId;
    if (this.hasHandler(event)) this.handlers[event](data);
  }
}
