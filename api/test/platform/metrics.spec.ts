import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Logger } from '@nestjs/common';
import { deliveryLimits, failedEventLimits } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NotificationDelivery } from '../../src/features/notifications/deliveries/delivery.entity.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { serveMetrics, type MetricsServer } from '../../src/platform/metrics/metrics-server.ts';
import { Metrics } from '../../src/platform/metrics/metrics.service.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const isAbout = (gauge: string, line: unknown): boolean =>
  typeof line === 'object' && line !== null && 'gauge' in line && line.gauge === gauge;

describe('metrics', () => {
  let api: TestApp;
  let server: MetricsServer;
  beforeAll(async () => {
    api = await startTestApp({ METRICS_PORT: '1' });
    server = await serveMetrics(api.app.get(Metrics), { port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.stop();
    await api.close();
  });

  const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${server.port}/api/metrics`)).text();
  /** The value of a line, such as `outbox_events_pending`. */
  const valueOf = async (name: string): Promise<number> => {
    const line = (await read()).split('\n').find((line) => line.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? NaN);
  };

  it('count requests by method, pattern of the path and status, never by the path itself', async () => {
    const student = await actorsOf(api).intern();
    await api.inject({ url: `/api/internships/${student.id}` });
    await api.inject({ url: '/api/nowhere/ada@people.example' });
    const text = await read();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/internships\/:id",status="404"\} 1/,
    );
    expect(text).not.toContain(student.id);
    expect(text).not.toContain('people.example');
  });

  it('say how many events wait and for how long', async () => {
    await api.dispatch();
    expect(await valueOf('outbox_events_pending')).toBe(0);
    const { id: userId } = await actorsOf(api).intern();
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'account.email_check_requested': { userId } }),
    );
    expect(await valueOf('outbox_events_pending')).toBe(1);
    const started = api.clock.now();
    api.clock.set(new Date(started.getTime() + 90_000));
    expect(await valueOf('outbox_oldest_event_age_seconds')).toBeGreaterThanOrEqual(90);
    api.clock.set(started);
    await api.dispatch();
    expect(await valueOf('outbox_oldest_event_age_seconds')).toBe(0);
  });

  it('say how many events and deliveries failed several times', async () => {
    const failing = { attempts: failedEventLimits.tried, dueAt: new Date(api.clock.now().getTime() + 60_000) };
    const events = api.database.collection(OutboxEvent);
    const deliveries = api.database.collection(NotificationDelivery);
    const [eventsBefore, deliveriesBefore] = [
      await valueOf('outbox_events_failed'),
      await valueOf('notification_deliveries_failed'),
    ];
    const event = await events.insertOne(failing);
    const delivery = await deliveries.insertOne({ ...failing, state: 'failed', attempts: deliveryLimits.listed });
    expect(await valueOf('outbox_events_failed')).toBe(eventsBefore + 1);
    expect(await valueOf('notification_deliveries_failed')).toBe(deliveriesBefore + 1);
    await events.deleteOne({ _id: event.insertedId });
    await deliveries.deleteOne({ _id: delivery.insertedId });
  });

  it('name the event loop, memory, connections, jobs and caches', async () => {
    const text = await read();
    const names = [
      'event_loop_lag_seconds',
      'nodejs_heap_size_used_bytes',
      'database_connections_opened',
      'jobs_failed',
      'jobs_queued',
      'page_cache_hits_total',
      'search_index_slots',
      'http_requests_in_flight',
      'emails_sent_total',
      'emails_failed_total',
    ];
    expect(names.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
    expect(text).toMatch(/^jobs_queued\{queue="deliveries"\} \d+$/m);
    expect(text).not.toMatch(/^redis_up /m);
  });

  it('leave out what cannot be read or hangs, count it, log it once at either end and serve all others', async () => {
    const metrics = api.app.get(Metrics);
    const failing = { isFailing: true };
    const log = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    onTestFinished(() => log.mockRestore());
    const logged = () => log.mock.calls.filter(([line]) => isAbout('test_broken', line)).map(([line]) => line);
    metrics.gauge('test_broken', 'Fails', () => {
      if (failing.isFailing) throw new Error('not now');
      return 7;
    });
    metrics.gauge('test_silent', 'Hangs', () =>
      failing.isFailing ? new Promise<never>(() => undefined) : Promise.resolve(8),
    );
    expect(await read()).not.toMatch(/^test_(?:broken|silent) /mu);
    const text = await read();
    expect(text).toMatch(/^metrics_gauge_failures_total\{gauge="test_broken"\} [12]$/mu);
    expect(text).toMatch(/^metrics_gauge_failures_total\{gauge="test_silent"\} [12]$/mu);
    expect(text).toMatch(/^database_up 1$/mu);
    expect(text).toMatch(/^data_folder_free_ratio 0\.\d+/mu);
    failing.isFailing = false;
    expect(logged()).toEqual([{ gauge: 'test_broken', err: expect.any(Error) }]);
    expect([await valueOf('test_broken'), await valueOf('test_silent')]).toEqual([7, 8]);
    await read();
    expect(logged().slice(1)).toEqual([{ gauge: 'test_broken', recovered: true }]);
  });

  it('say when a backup was last complete, once there is one', async () => {
    expect(await read()).not.toMatch(/^backup_last_success_timestamp_seconds /mu);
    await api.database.db
      .collection<{ _id: string; at: Date }>('last-backup')
      .insertOne({ _id: 'last', at: api.clock.now() });
    expect(await valueOf('backup_last_success_timestamp_seconds')).toBe(api.clock.now().getTime() / 1000);
  });

  it.each(['alerts.yml', 'grafana-dashboard.json'])('are all there that tools/deploy/%s asks for', async (file) => {
    const text = readFileSync(new URL(`../../../tools/deploy/${file}`, import.meta.url), 'utf8');
    const expressions = [...text.matchAll(/"?expr"?: (.*)/g)].map(([, expression]) => String(expression));
    const metricNames = expressions.flatMap((expression) => expression.match(/\b[a-z]+(?:_[a-z]+)+\b(?! ?\()/g) ?? []);
    expect(metricNames.length).toBeGreaterThan(5);
    const served = await read();
    const isOurs = (name: string): boolean => !/^(?:probe|node|kubelet)_/.test(name);
    const missing = metricNames.filter(
      (name) => isOurs(name) && !served.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `),
    );
    expect(missing).toEqual([]);
  });

  it('are not found at the address of the API, nor anything else at theirs', async () => {
    expect((await api.inject({ url: '/api/metrics' })).statusCode).toBe(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/health/live`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('stop the start when their port is taken', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void listener.close());
    await once(listener, 'listening');
    const address = listener.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(serveMetrics(api.app.get(Metrics), { port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
  });
});
