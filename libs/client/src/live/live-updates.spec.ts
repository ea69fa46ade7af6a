import type { LiveChange } from '@prentice/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readServerEvents, type ServerEvent } from './event-stream.ts';
import { LiveConnection, openLiveStream } from './live-connection.ts';
import { HIDDEN_MS, LiveUpdates, POLL_MS, type LivePage } from './live-updates.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ID = 'a'.repeat(24);
const ready = (id: string) => `event: ready\nid: ${id}\ndata: {}\n\n`;
const changed = (id: string, kind: string) =>
  `event: changed\nid: ${id}\ndata: ${JSON.stringify({ changes: [{ kind, id: ID }] })}\n\n`;

/** A server whose streams a test writes to. */
function aServer() {
  const streams: { write: (text: string) => void; cut: () => void; lastEventId: string | null }[] = [];
  const replies: Response[] = [];
  const open = async (lastEventId: string | null, signal: AbortSignal): Promise<Response> => {
    const refusal = replies.shift();
    if (refusal) return refusal;
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (streamController) => void (controller = streamController) });
    const cut = () => controller?.error(new TypeError('The connection broke.'));
    signal.addEventListener('abort', () => controller?.error(signal.reason));
    streams.push({ write: (text) => controller?.enqueue(new TextEncoder().encode(text)), cut, lastEventId });
    return new Response(body);
  };
  return { open, streams, replies };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('server-sent events', () => {
  it('are read however their bytes are divided, with comments left out', async () => {
    const bytes = new TextEncoder().encode(': hello\n\nid: 7\n\nevent: changed\ndata: {"a":"ü"}\n\ndata: cut off');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const events: ServerEvent[] = [];
    for await (const event of readServerEvents(body)) events.push(event);
    expect(events).toEqual([
      { event: '', data: '', id: null },
      { event: '', data: '', id: '7' },
      { event: 'changed', data: '{"a":"ü"}', id: '7' },
    ]);
  });
});

describe('the connection', () => {
  function connect(random = () => 1) {
    const server = aServer();
    const seen: (readonly LiveChange[] | null)[] = [];
    const status: boolean[] = [];
    const connection = new LiveConnection({
      open: server.open,
      onChanges: (changes) => void seen.push(changes),
      onConnected: (connected) => void status.push(connected),
      random,
    });
    const stop = new AbortController();
    const ended = connection.run(stop.signal);
    return { ...server, seen, status, connection, stop, ended };
  }

  it('resumes where it broke off, after a delay that grows and differs between browsers', async () => {
    const { streams, status } = connect();
    await settle();
    streams[0]?.write(ready('5'));
    await settle();
    streams[0]?.cut();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(streams.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams[1]?.lastEventId).toBe('5');
    streams[1]?.cut();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(streams.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams.length).toBe(3);
    expect(status).toEqual([true, false, false]);
  });

  it('begins again with a short delay after it has held for a while', async () => {
    const { streams } = connect(() => 0);
    await settle();
    await vi.advanceTimersByTimeAsync(15_000);
    streams[0]?.cut();
    await vi.advanceTimersByTimeAsync(500);
    expect(streams.length).toBe(2);
  });

  it('counts silence as a broken connection', async () => {
    const { streams } = connect();
    await settle();
    streams[0]?.write('id: 9\n\n');
    await vi.advanceTimersByTimeAsync(49_000);
    expect(streams.length).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(streams[1]?.lastEventId).toBe('9');
  });

  it('waits as long as the server asks for, and not at all for somebody who is signed out', async () => {
    const { streams, replies, stop, ended } = connect();
    await settle();
    replies.push(new Response(null, { status: 429, headers: { 'Retry-After': '60' } }));
    streams[0]?.cut();
    await vi.advanceTimersByTimeAsync(2_000 + 59_999);
    expect(streams.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams.length).toBe(2);
    replies.push(new Response(null, { status: 401 }));
    streams[1]?.cut();
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(stop.signal.aborted).toBe(false);
  });

  it('takes what it cannot read for a change of anything', async () => {
    const { streams, seen } = connect();
    await settle();
    streams[0]?.write(changed('1', 'applications') + changed('2', 'weather') + 'event: resync\ndata: {}\n\n');
    await settle();
    expect(seen).toEqual([[{ kind: 'applications', id: ID }], null, null]);
  });

  it('renews the session once before it gives up', async () => {
    const sent: RequestInit[] = [];
    let token: string | null = 'old';
    const open = openLiveStream(
      { token: () => token, renew: async () => Boolean((token = 'new')) },
      async (_, init) => {
        sent.push(init);
        return new Response(null, { status: sent.length === 1 ? 401 : 200 });
      },
    );
    expect((await open('3', new AbortController().signal)).status).toBe(200);
    expect(sent.map(({ headers }) => new Headers(headers).get('Authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(new Headers(sent[1]?.headers).get('Last-Event-ID')).toBe('3');
  });
});

/** A browser with tabs that share locks and channels. */
function aBrowser() {
  const channels = new Set<{ name: string; onmessage: ((event: MessageEvent) => unknown) | null }>();
  let previousLock: Promise<unknown> = Promise.resolve();
  const locks = {
    request: async (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
      const before = previousLock;
      let release: () => void = () => undefined;
      previousLock = new Promise<void>((resolve) => (release = resolve));
      signal.addEventListener('abort', release);
      await before;
      if (signal.aborted) throw signal.reason;
      await run().finally(release);
    },
  };
  const tab = () => {
    const listeners: (() => void)[] = [];
    const document = {
      visibilityState: 'visible' as DocumentVisibilityState,
      addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    };
    const page = {
      document,
      locks,
      channel: (name: string) => {
        const channel = {
          name,
          onmessage: null as ((event: MessageEvent) => unknown) | null,
          postMessage: (data: unknown) => {
            for (const other of channels)
              if (other !== channel && other.name === name) other.onmessage?.({ data } as MessageEvent);
          },
        };
        channels.add(channel);
        return channel;
      },
    } as unknown as LivePage;
    const show = (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      for (const listener of listeners) listener();
    };
    return { page, show };
  };
  return { tab };
}

describe('live updates of a page', () => {
  it('come by one stream for all tabs, each told of the kinds that it shows', async () => {
    const server = aServer();
    const browser = aBrowser();
    const [first, second] = [browser.tab(), browser.tab()];
    const [bell, list] = [vi.fn(), vi.fn()];
    new LiveUpdates('ada', server.open, first.page).subscribe(['notifications'], bell);
    new LiveUpdates('ada', server.open, second.page).subscribe(['applications'], list);
    await settle();
    expect(server.streams.length).toBe(1);
    server.streams[0]?.write(ready('1') + changed('2', 'applications'));
    await settle();
    expect([bell.mock.calls.length, list.mock.calls.length]).toEqual([0, 1]);
    server.streams[0]?.write('event: resync\nid: 3\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([bell.mock.calls.length, list.mock.calls.length]).toEqual([1, 2]);
  });

  it('are followed by another tab when the first lets go, from the same point', async () => {
    const server = aServer();
    const browser = aBrowser();
    const [first, second] = [browser.tab(), browser.tab()];
    const [liveUpdates, other] = [
      new LiveUpdates('ada', server.open, first.page),
      new LiveUpdates('ada', server.open, second.page),
    ];
    const refresh = vi.fn();
    const onChange = vi.fn();
    liveUpdates.subscribe(['notifications'], onChange);
    other.subscribe(['notifications'], refresh);
    await settle();
    server.streams[0]?.write(ready('1') + changed('8', 'notifications'));
    await settle();
    first.show('hidden');
    for (let passed = 0; passed < HIDDEN_MS; passed += 20_000) {
      server.streams[0]?.write('id: 8\n\n');
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(server.streams.map(({ lastEventId }) => lastEventId)).toEqual([null, '8']);
    server.streams[1]?.write(ready('9'));
    await settle();
    const calls = onChange.mock.calls.length;
    /* A tab that is shown asks at once, unless it knows that the other one is told. */
    first.show('visible');
    expect(onChange).toHaveBeenCalledTimes(calls);
    server.streams[1]?.write(changed('10', 'notifications'));
    await settle();
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(server.streams.length).toBe(2);
  });

  it('are asked for every minute while there is no stream, when somebody looks', async () => {
    const server = aServer();
    server.replies.push(...Array.from({ length: 20 }, () => new Response(null, { status: 503 })));
    const { page, show } = aBrowser().tab();
    const refresh = vi.fn();
    const stop = new LiveUpdates('ada', server.open, page).subscribe(['applications'], refresh);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    show('hidden');
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    show('visible');
    expect(refresh).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(2 * POLL_MS);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('are not asked for while they come by themselves, and gathered when many come', async () => {
    const server = aServer();
    const { page } = aBrowser().tab();
    const refresh = vi.fn();
    new LiveUpdates('ada', server.open, page).subscribe(['applications'], refresh);
    await settle();
    server.streams[0]?.write(ready('1'));
    await vi.advanceTimersByTimeAsync(30_000);
    for (let count = 0; count < 5; count++) server.streams[0]?.write(changed(String(count), 'applications'));
    await settle();
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('come to each tab on its own where tabs cannot agree', async () => {
    const server = aServer();
    const browser = aBrowser();
    for (const { page } of [browser.tab(), browser.tab()])
      new LiveUpdates('ada', server.open, { ...page, locks: undefined }).subscribe(['notifications'], () => undefined);
    await settle();
    expect(server.streams.length).toBe(2);
  });
});
