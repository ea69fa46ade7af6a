import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { operations, type OperationShape } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { InFlightRequests } from '../../src/platform/health/in-flight-requests.ts';
import { LoadControl, loadClassOf } from '../../src/platform/http/load/load-control.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const CAPACITY = 3;

let api: TestApp;
let port: number;
let inFlightRequests: InFlightRequests;

beforeAll(async () => {
  api = await startTestApp({ LOAD_CONTROL: 'true', MAX_IN_FLIGHT: String(CAPACITY) });
  await api.app.listen(0, '127.0.0.1');
  port = Number(new URL(await api.app.getUrl()).port);
  inFlightRequests = api.app.get(InFlightRequests);
});
afterAll(() => api.close());

describe('the class of a request', () => {
  it('is never that of reads where something is written', () => {
    const declared = Object.values(operations).flatMap((feature) => Object.values<OperationShape>(feature));
    const writes = declared.filter(({ method }) => method !== 'GET');
    expect(writes.length).toBeGreaterThan(50);
    expect(writes.filter((operation) => loadClassOf(operation) === 'read').map(({ path }) => path)).toEqual([]);
  });

  it('counts a list as a read', () => {
    expect(loadClassOf(operations.internships.list)).toBe('read');
  });
});

const started = `POST /api/auth/sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":`;

async function opened(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Waits until so many requests are in flight, as the loop of the server sees them. */
async function inFlight(count: number): Promise<void> {
  while (inFlightRequests.count !== count) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Waits until what was worked on for clients that have gone is done, and the event loop is no longer late; ends with
 * the test's own limit.
 */
async function unsaturated(): Promise<void> {
  while (api.app.get(LoadControl).isSaturated) await new Promise((resolve) => setImmediate(resolve));
}

/** Opens requests whose bodies do not end. */
async function unfinished(count: number): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, opened));
  for (const socket of sockets) socket.write(started);
  await inFlight(count);
  return sockets;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close', ...headers } });

describe('a request in flight', () => {
  it('no longer counts once its connection breaks while its body is on the way', async () => {
    const sockets = await unfinished(CAPACITY);
    for (const socket of sockets) socket.destroy();
    await inFlight(0);
    expect((await get('/api/internships')).status).toBe(200);
  });

  it('no longer counts once its connection breaks while it is answered, pipelined or not', async () => {
    for (const times of [1, 3]) {
      const socket = await opened();
      socket.write('GET /api/internships HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(times));
      await inFlight(times);
      socket.destroy();
      await inFlight(0);
    }
    await unsaturated();
    expect((await get('/api/internships')).status).toBe(200);
  });

  it('no longer counts after its reply', async () => {
    await (await get('/api/internships')).arrayBuffer();
    await (await get('/api/nothing')).arrayBuffer();
    await (await get('/nothing')).arrayBuffer();
    await inFlight(0);
    expect(inFlightRequests.count).toBe(0);
  });
});

/** Has as much worked on as the server takes, until `release` is called. */
async function fullOfWork(): Promise<{ release: () => Promise<void> }> {
  const load = api.app.get(LoadControl);
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  const works = Array.from({ length: CAPACITY }, () => load.runPage(() => work));
  await new Promise((resolve) => setImmediate(resolve));
  const release = async (): Promise<void> => {
    finish();
    await Promise.all(works);
  };
  return { release };
}

describe('a connection', () => {
  it('closes nothing for others by requests whose bodies do not end', async () => {
    const sockets = await unfinished(5 * CAPACITY);
    expect((await get('/api/internships')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await inFlight(0);
  });

  it('is cut when it asks for more and more without reading', async () => {
    const socket = await opened();
    socket.on('error', () => undefined);
    socket.pause();
    const closed = once(socket, 'close');
    socket.write('GET /api/internships HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(500));
    socket.resume();
    await closed;
    await inFlight(0);
    await unsaturated();
    expect((await get('/api/internships')).status).toBe(200);
  });
});

describe('a server that works on as much as it takes', () => {
  it('turns new ones away with a problem that says when to come again, and stays ready, or the others would follow', async () => {
    const work = await fullOfWork();
    const refused = await get('/api/internships');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await refused.json()).toMatchObject({ code: 'OVERLOADED', status: 503, instance: '/api/internships' });
    expect((await get('/api/health/ready')).status).toBe(200);
    expect((await get('/api/health/live')).status).toBe(200);
    await work.release();
    await unsaturated();
  });

  it('is not ready once it is about to end', async () => {
    inFlightRequests.draining = true;
    onTestFinished(() => void (inFlightRequests.draining = false));
    expect((await get('/api/health/ready')).status).toBe(503);
    expect((await get('/api/health/live')).status).toBe(200);
  });

  it('shows people a page in their language that comes again by itself', async () => {
    const work = await fullOfWork();
    const page = await get('/internships', { 'accept-language': 'de-AT,de;q=0.9' });
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain('Gerade ist viel los');
    expect(html).toContain('http-equiv="refresh"');
    const style = /<style>(.*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    await work.release();
    await unsaturated();
  });
});

describe('a server without load control', () => {
  it('works on everything at once, however much that is', async () => {
    const calm = await startTestApp({ MAX_IN_FLIGHT: String(CAPACITY) });
    onTestFinished(() => calm.close());
    const control = calm.app.get(LoadControl);
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    let startCount = 0;
    const make = async () => {
      startCount++;
      await end;
    };
    const pages = Array.from({ length: 10 * CAPACITY }, () => control.runPage(make));
    await new Promise((resolve) => setImmediate(resolve));
    expect(startCount).toBe(10 * CAPACITY);
    expect(control.isSaturated).toBe(false);
    finish();
    await Promise.all(pages);
  });
});
