import { attributeOf, TraceCollector, type CollectedSpan } from '@prentice/testing/traces';
import { TestSmtpServer } from '@prentice/testing/smtp';
import { ObjectId } from 'mongodb';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Internship, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { Clock } from '../../src/platform/clock/clock.ts';
import { readSettings } from '../../src/platform/config/settings.ts';
import { currentTrace, startTracing, traced } from '../../src/platform/tracing/tracing.ts';
import { SmtpEmailSender } from '../../src/platform/email/email-sender.provider.ts';
import { OutboundClient } from '../../src/platform/outbound/outbound-client.ts';
import { InProcessJobQueue } from '../../src/platform/jobs/in-process-job-queue.ts';
import { Marketplace } from '../support/marketplace.fixture.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** Spans are sent once in a second. */
const WAIT = 15_000;
const PROXY = '10.0.0.7';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const GATEWAY_SPAN = 'b7ad6b7169203331';

/** Waits for the span of a request. */
const spanOfRequest = (collector: TraceCollector, requestId: string): Promise<CollectedSpan> =>
  vi.waitFor(() => {
    const requestSpan = collector.spans.find((span) => attributeOf(span, 'request.id') === requestId);
    if (!requestSpan) throw new Error('The span of the request has not come yet.');
    return requestSpan;
  }, WAIT);

describe('without a collector', () => {
  it('nothing is traced', async () => {
    const tracing = await startTracing(readSettings({ NODE_ENV: 'test' }));
    expect(await traced({ name: 'job', attributes: {}, cause: null }, async () => currentTrace())).toBeNull();
    await tracing.stop();
  });
});

describe('with a collector, traces', () => {
  let collector: TraceCollector;
  let tracing: Awaited<ReturnType<typeof startTracing>>;
  let api: TestApp;
  let market: Marketplace;
  beforeAll(async () => {
    collector = await TraceCollector.start();
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key' };
    tracing = await startTracing(readSettings({ NODE_ENV: 'test', ...settings }));
    api = await startTestApp({ TRUSTED_PROXIES: '10.0.0.0/8' });
    market = await Marketplace.create(api);
  });
  afterAll(async () => {
    await api.close();
    await tracing.stop();
    collector.stop();
  });

  /**
   * Pauses an internship of the company, and dispatches the event of it.
   * @returns the internship's id, and how to wait for the span of the request
   */
  async function pauseInternship(from: Record<string, string>, remoteAddress: string) {
    const id = await market.internship();
    await api.dispatch();
    const rows = api.database.collection<InternshipRow>(Internship);
    const version = (await rows.findOne({ _id: new ObjectId(id) }))?.version;
    const reply = await api.inject({
      method: 'POST',
      url: `/api/internships/${id}/transitions`,
      headers: { authorization: `Bearer ${market.owner.token}`, 'if-match': `"${version}"`, ...from },
      payload: { to: 'paused' },
      remoteAddress,
    });
    expect(reply.json()).toMatchObject({ state: 'paused' });
    await api.dispatch();
    return { id, span: () => spanOfRequest(collector, String(reply.headers['x-request-id'])) };
  }
  const traceparent = `00-${TRACE}-${GATEWAY_SPAN}-01`;

  it('lead from the gateway over the request to the database, and to the consumers of its event', async () => {
    const paused = await pauseInternship({ traceparent, 'x-forwarded-for': '198.51.100.9' }, PROXY);
    const request = await paused.span();
    expect(request).toMatchObject({
      traceId: TRACE,
      parentSpanId: GATEWAY_SPAN,
      name: 'POST /api/internships/:id/transitions',
    });
    const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    const names = children.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['update internships', 'insert outbox', 'commitTransaction']));
    const consumers = children.filter(({ name }) => name.startsWith('event '));
    expect(consumers.length).toBeGreaterThan(0);
    const further = collector.spans.filter(({ parentSpanId }) =>
      consumers.some(({ spanId }) => spanId === parentSpanId),
    );
    expect(further.length).toBeGreaterThan(0);
    for (const { traceId } of [...children, ...further]) expect(traceId).toBe(TRACE);
  });

  it('do not begin with what nobody asked for', async () => {
    const count = collector.spans.length;
    await api.database.collection(Internship).findOne({});
    const paused = await pauseInternship({}, '198.51.100.9');
    const request = await paused.span();
    const roots = collector.spans.slice(count).filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.filter(({ name }) => !/^(POST|GET|PUT|event|job) /.test(name))).toEqual([]);
    expect(roots).toContain(request);
  });

  it('start a new trace for a visitor who names one, and behind a proxy that is not trusted', async () => {
    const visitor = await pauseInternship({ traceparent }, '198.51.100.9');
    const proxy = await pauseInternship({ traceparent, 'x-forwarded-for': '198.51.100.9' }, '203.0.113.7');
    const traceIds = [TRACE, (await visitor.span()).traceId, (await proxy.span()).traceId];
    expect(new Set(traceIds).size).toBe(3);
  });

  it('continue in a job, whose handler sees nothing of it', async () => {
    const queue = new InProcessJobQueue();
    const seen: unknown[] = [];
    const done = new Promise<void>((resolve) => queue.onOutcome(({ data }) => resolve(void seen.push(data))));
    queue.process('outbox', async ({ data }) => void seen.push(data, currentTrace()?.split('-')[1]));
    const cause = `00-${'1'.repeat(32)}-${GATEWAY_SPAN}-01`;
    await traced({ name: 'cause', attributes: {}, cause }, async () => queue.add('outbox', { which: 'this' }));
    queue.start();
    await done;
    expect(seen).toEqual([{ which: 'this' }, '1'.repeat(32), { which: 'this' }]);
    await queue.stop(1_000);
  });

  it('have a step for each request to another server and each email, which names no person', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'traced-mail-'));
    const smtp = await TestSmtpServer.start(folder);
    /* The collector also answers requests that bring it nothing. */
    const site = new URL(collector.url);
    const options = { enabled: true, protocols: ['http:'], ports: [site.port], mayAsk: () => true };
    const outbound = new OutboundClient(new Clock(), { ...options, mayConnect: () => true });
    const sender = new SmtpEmailSender(smtp.url, 'desk@prentice.example');
    const cause = `00-${'2'.repeat(32)}-${GATEWAY_SPAN}-01`;
    await traced({ name: 'job', attributes: {}, cause }, async () => {
      await outbound.probe(`${site.origin}/a-secret-path`, { deadline: 5_000 });
      await outbound.probe('ftp://127.0.0.1/', { deadline: 5_000 });
      await sender.send({ to: 'ada@example.org', subject: 'A subject', text: 'A text', html: '<p>A text</p>' });
    });
    const steps = await vi.waitFor(() => {
      const spans = collector.spans.filter(({ traceId, name }) => traceId === '2'.repeat(32) && name !== 'job');
      if (spans.length < 2) throw new Error('The spans have not come yet.');
      return spans;
    }, WAIT);
    expect(steps.map(({ name }) => name)).toEqual(['GET outbound', 'email']);
    expect(steps[0] && attributeOf(steps[0], 'server.address')).toBe('127.0.0.1');
    for (const canary of ['ada@example.org', 'A subject', 'a-secret-path'])
      expect(collector.text).not.toContain(canary);
    await smtp.stop();
    rmSync(folder, { recursive: true });
  });

  it('name nobody, and no record', async () => {
    const { id, span } = await pauseInternship({ traceparent, 'x-forwarded-for': '198.51.100.9' }, PROXY);
    await span();
    for (const canary of [id, market.owner.email, market.owner.id, '198.51.100.9', market.owner.token])
      expect(collector.text).not.toContain(canary);
    expect(collector.headers).toMatchObject({ 'x-key': 'a key' });
  });

  it('end soon when the collector does not answer, and delay nothing', async () => {
    collector.isHanging = true;
    await pauseInternship({}, '198.51.100.9');
    const began = performance.now();
    await tracing.stop();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(currentTrace()).toBeNull();
    await pauseInternship({}, '198.51.100.9');
  });
});
