import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(fileURLToPath(new URL('../../public/service-worker.js', import.meta.url)), 'utf8');
const ORIGIN = 'https://prentice.example';

type Listener = (event: Record<string, unknown>) => void;

/** The service worker in a world of its own. */
class Worker {
  readonly listeners = new Map<string, Listener>();
  readonly pages: { url: string; focus: () => void; postMessage: (message: unknown) => void }[] = [];
  readonly cached = new Map<string, unknown>();
  readonly openWindow = vi.fn<(url: string) => void>();
  readonly showNotification = vi.fn<(title: string, options: Record<string, unknown>) => Promise<void>>(async () => {});
  readonly skipWaiting = vi.fn<() => void>();
  readonly fetch = vi.fn<(request: unknown) => Promise<unknown>>(async () => 'the page');

  constructor() {
    const cache = {
      add: async (request: Request) => void this.cached.set(new URL(request.url).pathname, request.credentials),
      match: async (path: string) => (this.cached.has(path) ? `kept ${path}` : undefined),
    };
    const self = {
      addEventListener: (name: string, listener: Listener) => this.listeners.set(name, listener),
      location: new URL(`${ORIGIN}/service-worker.js`),
      navigator: { language: 'en' },
      registration: { showNotification: this.showNotification },
      clients: { matchAll: async () => this.pages, openWindow: this.openWindow },
      skipWaiting: this.skipWaiting,
    };
    const caches = { open: async () => cache, keys: async () => [] };
    class OwnRequest extends Request {
      constructor(path: string, init: RequestInit) {
        super(new URL(path, ORIGIN), init);
      }
    }
    const error = { error: () => 'no answer' };
    runInContext(source, createContext({ self, caches, URL, Request: OwnRequest, Response: error, fetch: this.fetch }));
  }

  addPage(path: string) {
    const page = {
      url: `${ORIGIN}${path}`,
      focus: vi.fn<() => void>(),
      postMessage: vi.fn<(message: unknown) => void>(),
    };
    this.pages.push(page);
    return page;
  }

  /** Sends an event, and waits for what it has to wait for. @returns what it was answered with */
  async send(name: string, event: Record<string, unknown>): Promise<unknown> {
    let done: unknown;
    const wait = (work: unknown): void => void (done = work);
    this.listeners.get(name)?.({ ...event, waitUntil: wait, respondWith: wait });
    return done;
  }

  click(link: unknown): Promise<unknown> {
    return this.send('notificationclick', { notification: { close: () => undefined, data: { link } } });
  }
}

describe('the service worker', () => {
  let worker: Worker;
  beforeEach(() => void (worker = new Worker()));

  it('keeps one page, as visitors see it', async () => {
    await worker.send('install', {});
    expect([...worker.cached]).toEqual([['/offline', 'omit']]);
    expect(worker.skipWaiting).not.toHaveBeenCalled();
  });

  it('leaves everything but the loading of pages to the browser', async () => {
    for (const request of [
      { mode: 'cors', method: 'GET' },
      { mode: 'navigate', method: 'POST' },
    ])
      expect(await worker.send('fetch', { request })).toBeUndefined();
    expect(await worker.send('fetch', { request: { mode: 'navigate', method: 'GET' } })).toBe('the page');
    expect(worker.cached.size).toBe(0);
  });

  it('says that a page cannot be reached', async () => {
    await worker.send('install', {});
    worker.fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await worker.send('fetch', { request: { mode: 'navigate', method: 'GET' } })).toBe('kept /offline');
    worker.cached.clear();
    expect(await worker.send('fetch', { request: { mode: 'navigate', method: 'GET' } })).toBe('no answer');
  });

  it('takes over from an older one only when no other page is open', async () => {
    worker.addPage('/settings/notifications');
    worker.addPage('/dashboard/intern');
    await worker.send('message', { data: { type: 'activate' } });
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    worker.pages.pop();
    await worker.send('message', { data: { type: 'something' } });
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    await worker.send('message', { data: { type: 'activate' } });
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  it('shows a push once however often it comes, and tells the open pages', async () => {
    const page = worker.addPage('/test-notifications');
    const push = { id: 'a1', link: '/dashboard/intern', title: 'There is news', body: 'Open it.', lang: 'en' };
    await worker.send('push', { data: { json: () => push } });
    expect(worker.showNotification).toHaveBeenCalledWith(
      'There is news',
      expect.objectContaining({ tag: 'a1', body: 'Open it.', data: { link: '/dashboard/intern' } }),
    );
    expect(page.postMessage).toHaveBeenCalledWith({ type: 'push', id: 'a1' });
  });

  it('shows something whatever it is sent, so that the browser does not end the subscription', async () => {
    const unreadable = { json: () => JSON.parse('{') as unknown };
    for (const data of [null, unreadable]) await worker.send('push', { data });
    expect(worker.showNotification.mock.calls.map(([title]) => title)).toEqual([
      'New notification',
      'New notification',
    ]);
  });

  it('brings the tab with the page to the front, and opens one where there is none', async () => {
    worker.addPage('/dashboard/intern?open=2');
    const tab = worker.addPage('/dashboard/intern');
    await worker.click('/dashboard/intern');
    expect(tab.focus).toHaveBeenCalledOnce();
    expect(worker.openWindow).not.toHaveBeenCalled();
    await worker.click('/dashboard/searches');
    expect(worker.openWindow).toHaveBeenCalledWith(`${ORIGIN}/dashboard/searches`);
  });

  it.each(['https://evil.example/', '//evil.example/x', 'javascript:alert(1)', undefined, 7])(
    'opens the inbox instead of %s',
    async (link) => {
      await worker.click(link);
      expect(worker.openWindow).toHaveBeenCalledWith(`${ORIGIN}/dashboard/notifications`);
    },
  );
});
