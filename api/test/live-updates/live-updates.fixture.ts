import { readServerEvents, type ServerEvent } from '@prentice/client';
import { liveMessages, type LiveChange, type LiveMessages } from '@prentice/contract';
import type { TestApp } from '../support/test-app.ts';
import { withTimeout } from '../support/with-timeout.ts';

/** Milliseconds in which a message must come. */
const LATEST_MS = 10_000;

interface StreamOptions {
  readonly lastEventId?: string | null;
}

/** A stream of live updates, read over a real connection. */
export class TestStream {
  /** Every message so far that has a name. */
  readonly messages: ServerEvent[] = [];
  lastEventId: string | null = null;
  readonly response: Response;
  private readonly connection: AbortController;
  private readonly events: AsyncGenerator<ServerEvent, void>;

  constructor(response: Response, connection: AbortController) {
    this.response = response;
    this.connection = connection;
    if (!response.body) throw new Error('The reply has no body.');
    this.events = readServerEvents(response.body);
  }

  /** Returns the next message, heartbeats included; null at the end of the stream. */
  async next(): Promise<ServerEvent | null> {
    const { done, value } = await withTimeout(LATEST_MS, this.events.next());
    if (done) return null;
    this.lastEventId = value.id;
    if (value.event) this.messages.push(value);
    return value;
  }

  /** Reads until a message of this name comes. */
  async until(name: keyof LiveMessages): Promise<ServerEvent> {
    for (let message = await this.next(); message; message = await this.next())
      if (message.event === name) return message;
    throw new Error(`The stream ended without ${name}.`);
  }

  /**
   * Reads until something of a kind has changed.
   * @returns everything that has changed until then, as `kind` or `kind:id`
   */
  async untilChanged(kind: string): Promise<string[]> {
    const seen: string[] = [];
    for (;;) {
      const changes = changesIn(await this.until('changed'));
      seen.push(...changes.map((change) => (change.id ? `${change.kind}:${change.id}` : change.kind)));
      if (changes.some((change) => change.kind === kind)) return [...new Set(seen)];
    }
  }

  close(): void {
    this.connection.abort();
  }
}

const changesIn = ({ data }: ServerEvent): readonly LiveChange[] =>
  liveMessages.changed.parse(JSON.parse(data)).changes;

/** Listens on a free port. @returns its origin */
export async function listen(api: TestApp): Promise<string> {
  await api.app.listen(0, '127.0.0.1');
  return (await api.app.getUrl()).replace('[::1]', '127.0.0.1');
}

/** Closes an API that listens. Connections that `fetch` opened in advance and never used would keep it open. */
export async function closeListening(api: TestApp): Promise<void> {
  api.app.getHttpServer().closeAllConnections();
  await api.close();
}

/** Asks for a stream. */
export async function requestStream(
  origin: string,
  token: string | null,
  { lastEventId }: StreamOptions = {},
): Promise<TestStream> {
  const connection = new AbortController();
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (lastEventId) headers['last-event-id'] = lastEventId;
  const response = await fetch(`${origin}/api/events`, { headers, signal: connection.signal });
  return new TestStream(response, connection);
}

/** Opens a stream and reads its first message. */
export async function openStream(origin: string, token: string, options: StreamOptions = {}): Promise<TestStream> {
  const stream = await requestStream(origin, token, options);
  await stream.until('ready');
  return stream;
}
