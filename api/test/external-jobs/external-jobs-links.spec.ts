import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { abilityFor, type Permission } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ExternalJob, type ExternalJobRow } from '../../src/features/external-jobs/external-job.entity.ts';
import { ExternalJobsReader } from '../../src/features/external-jobs/external-jobs-reader.service.ts';
import { LinkChecker } from '../../src/features/external-jobs/job-pages/link-checker.service.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { AuditEntry, type AuditRow } from '../../src/platform/audit/audit.entity.ts';
import { DAY, HOUR } from '../../src/platform/clock/clock.ts';
import { JobScheduler } from '../../src/platform/jobs/job-scheduler.service.ts';
import { OutboundClient } from '../../src/platform/outbound/outbound-client.ts';
import { TransitionEngine } from '../../src/platform/transitions/transition-engine.service.ts';
import { Records } from '../../src/platform/records/records.service.ts';
import { actorsOf } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

type Respond = (request: IncomingMessage, reply: ServerResponse) => void;

const redirect: Respond = ({ url = '' }, reply) => {
  const step = Number(url.split('/').at(-1));
  reply.writeHead(302, { Location: step > 0 ? `/redirect/${step - 1}` : '/ok' }).end();
};
const pages: Readonly<Record<string, Respond>> = {
  '/robots.txt': (_, reply) => reply.end('User-agent: *\nDisallow: /private'),
  '/ok': (request, reply) =>
    request.headers['if-none-match'] === '"v1"'
      ? reply.writeHead(304).end()
      : reply.setHeader('ETag', '"v1"').end('Job'),
  '/redirect': redirect,
  '/loop': (_, reply) => reply.writeHead(301, { Location: '/loop' }).end(),
  '/inside': (_, reply) => reply.writeHead(301, { Location: 'http://169.254.169.254/latest' }).end(),
  '/gone': (_, reply) => reply.writeHead(404).end(),
  '/busy': (_, reply) => reply.writeHead(429, { 'Retry-After': String(2 * 24 * 3_600) }).end(),
  '/broken': (_, reply) => reply.writeHead(500).end(),
  '/hangs': () => undefined,
  '/private': (_, reply) => reply.end('Not for machines'),
};

describe('the links of external jobs', () => {
  let api: TestApp;
  let checker: LinkChecker;
  let port: number;
  let malformedPort: number;
  const requestedUrls: string[] = [];
  const servers: Server[] = [];
  const listen = async (server: Server): Promise<number> => {
    servers.push(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return (server.address() as AddressInfo).port;
  };

  beforeAll(async () => {
    api = await startTestApp();
    const web = createServer((request, reply) => {
      requestedUrls.push(request.url ?? '');
      pages[`/${request.url?.split('/')[1] ?? ''}`]?.(request, reply);
    });
    port = await listen(web);
    malformedPort = await listen(createTcpServer((socket) => void socket.end('HTTP/9.9 what?\r\n: \u0000\r\n\r\n')));
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await api.close();
  });
  const rows = () => api.database.collection<ExternalJobRow>(ExternalJob);
  beforeEach(async () => {
    api.clock.set(START);
    requestedUrls.length = 0;
    await rows().deleteMany({});
    checker = checkerWith(clientFor());
  });

  /** A client that may ask the servers of this test, and gives up at once. */
  function clientFor(): OutboundClient {
    const client = new OutboundClient(api.clock, {
      enabled: true,
      protocols: ['http:'],
      ports: [String(port), String(malformedPort)],
      mayAsk: (host) => host === '127.0.0.1',
      mayConnect: () => true,
    });
    const read = client.read.bind(client);
    client.read = (address, options) =>
      read(address, { ...options, deadline: address.endsWith('/hangs') ? 60 : 5_000 });
    return client;
  }

  const checkerWith = (client: OutboundClient): LinkChecker =>
    new LinkChecker(
      api.database,
      api.app.get(JobScheduler),
      api.app.get(TransitionEngine),
      client,
      api.app.get(Records),
      api.app.get(ExternalJobsReader),
      api.clock,
    );

  async function createJob(path: string, more: Partial<ExternalJobRow> = {}, index = port): Promise<ObjectId> {
    const _id = new ObjectId();
    const now = api.clock.now();
    const content = {
      title: 'Lab assistant',
      organisation: 'Alpenlabor',
      url: `http://127.0.0.1:${index}${path}`,
      host: 'x.example',
    };
    const state = { state: 'published', listed: true, checkFailures: 0, nextCheckAt: now, version: 1 } as const;
    const terms = {
      city: 'Graz',
      country: 'AT',
      workMode: 'onsite',
      type: 'internship',
      pay: null,
      summary: 'x',
      clicks: 0,
    } as const;
    const closesAt = new Date(now.getTime() + 90 * DAY);
    const job = { _id, ...content, ...terms, ...state, closesAt, createdAt: now, updatedAt: now, ...more };
    await rows().insertOne(job as never);
    return _id;
  }
  const checkOf = async (_id: ObjectId) => {
    const job = await rows().findOne({ _id });
    const wait = (job?.nextCheckAt?.getTime() ?? 0) - api.clock.now().getTime();
    return [job?.checkOutcome, job?.checkStatus ?? null, job?.checkFailures, wait / HOUR];
  };
  const check = () => checker.checkDue(api.clock.now());
  async function callerWith(permission: Permission): Promise<Caller> {
    const { client, sessionId } = await actorsOf(api).limitedAdmin(permission);
    const { actor } = await client.auth.me();
    return { actor, ability: abilityFor(actor), sessionId };
  }

  it.each([
    ['/ok', 'ok', 200, 0, 24],
    ['/redirect/4', 'ok', 200, 0, 24],
    ['/redirect/9', 'unreachable', null, 1, 6],
    ['/loop', 'unreachable', null, 1, 6],
    ['/inside', 'error', null, 1, 6],
    ['/gone', 'gone', 404, 1, 6],
    ['/broken', 'error', 500, 1, 6],
    ['/hangs', 'unreachable', null, 1, 6],
    ['/busy', 'later', 429, 0, 48],
    ['/private/1', 'robots', null, 0, 168],
  ] as const)('that lead to %s are noted as %s', async (path, ...expected) => {
    const id = await createJob(path);
    await check();
    expect(await checkOf(id)).toEqual(expected);
  });

  it('that answer with something else than HTTP are noted as unreachable', async () => {
    const id = await createJob('/', {}, malformedPort);
    await check();
    expect(await checkOf(id)).toEqual(['unreachable', null, 1, 6]);
  });

  it('are flagged at the second failure, hidden a week later, and restored by an administrator', async () => {
    const id = await createJob('/gone');
    await check();
    expect((await rows().findOne({ _id: id }))?.state).toBe('published');
    await check();
    expect(requestedUrls.filter((path) => path === '/gone')).toHaveLength(1);
    api.clock.advance(6 * HOUR);
    await check();
    expect(await rows().findOne({ _id: id })).toMatchObject({
      state: 'flagged',
      listed: true,
      flaggedAt: api.clock.now(),
    });
    expect((await checkOf(id))[3]).toBe(12);
    api.clock.advance(7 * DAY);
    await api.job('external-jobs.publication');
    expect((await rows().findOne({ _id: id }))?.listed).toBe(false);
    const audited = await api.database
      .collection<AuditRow>(AuditEntry)
      .find({ resourceId: id })
      .sort({ at: 1 })
      .toArray();
    expect(audited).toMatchObject([
      {
        actorRole: 'system',
        action: 'transition',
        changes: [{ field: 'state', before: 'published', after: 'flagged' }],
      },
      { actorRole: 'system', action: 'updated', changes: [{ field: 'listed', before: true, after: false }] },
    ]);
    requestedUrls.length = 0;
    await check();
    expect(requestedUrls).toEqual([]);
    await rows().updateOne({ _id: id }, { $set: { checkOutcome: null, checkFailures: 2 } });
    const manager = await actorsOf(api).limitedAdmin('external-jobs:manage');
    const params = { id: id.toHexString() };
    await manager.client.externalJobs.transition({ params, body: { to: 'published' } });
    expect(await rows().findOne({ _id: id })).toMatchObject({ state: 'published', listed: true, checkFailures: 0 });
  });

  it('that are checked at once fail once, however often somebody asks, and work again when they do', async () => {
    const id = await createJob('/gone');
    const manager = await callerWith('external-jobs:manage');
    for (let n = 0; n < 3; n++)
      expect(await checker.checkNow(manager, id.toHexString())).toMatchObject({
        outcome: 'gone',
        status: 404,
        isKept: true,
        job: { state: 'published', checkOutcome: 'gone', checkFailures: 1 },
      });
    api.clock.advance(6 * HOUR);
    await check();
    expect((await rows().findOne({ _id: id }))?.state).toBe('flagged');
    await rows().updateOne({ _id: id }, { $set: { url: `http://127.0.0.1:${port}/ok` } });
    const works = { outcome: 'ok', job: { state: 'flagged', checkOutcome: 'ok', checkFailures: 0 } };
    expect(await checker.checkNow(manager, id.toHexString())).toMatchObject(works);
  });

  it('of drafts are checked at once, and not by schedule afterwards', async () => {
    const id = await createJob('/ok', { state: 'draft', listed: false, nextCheckAt: null });
    const { job } = await checker.checkNow(await callerWith('external-jobs:manage'), id.toHexString());
    expect(job).toMatchObject({ state: 'draft', checkOutcome: 'ok' });
    expect((await rows().findOne({ _id: id }))?.nextCheckAt).toBeNull();
  });

  it('keep what is known of them when nothing can be reached, and are checked by nobody else', async () => {
    const id = (await createJob('/gone')).toHexString();
    const off = checkerWith(new OutboundClient(api.clock, { enabled: false }));
    const manager = await callerWith('external-jobs:manage');
    expect(await off.checkNow(manager, id)).toMatchObject({ isKept: false, job: { checkOutcome: null } });
    await expect(checker.checkNow(await callerWith('news:manage'), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await actorsOf(api).limitedAdmin('news:manage');
    await expect(other.client.externalJobs.checkLink({ params: { id } })).rejects.toMatchObject({ status: 403 });
    expect(requestedUrls).toEqual([]);
  });

  it('that work again before the second failure are not flagged', async () => {
    const id = await createJob('/ok', { checkFailures: 1 });
    await check();
    expect(await checkOf(id)).toEqual(['ok', 200, 0, 24]);
  });

  it('are asked for with the condition of the last answer', async () => {
    const id = await createJob('/ok');
    await check();
    api.clock.advance(DAY);
    await check();
    expect((await checkOf(id)).slice(0, 2)).toEqual(['ok', 304]);
  });

  it('are asked for one after the other, a few of one website at a time, after its robots.txt', async () => {
    for (let n = 0; n < 6; n++) await createJob(`/ok/${n}`);
    await check();
    expect(requestedUrls).toEqual(['/robots.txt', ...requestedUrls.slice(1)]);
    expect(requestedUrls).toHaveLength(5);
    await check();
    expect(requestedUrls).toHaveLength(8);
  });

  it('are not judged when nobody at all can be reached', async () => {
    const id = await createJob('/gone');
    const off = new OutboundClient(api.clock, { enabled: false });
    await checkerWith(off).checkDue(api.clock.now());
    expect((await rows().findOne({ _id: id }))?.checkOutcome ?? null).toBeNull();
  });
});
