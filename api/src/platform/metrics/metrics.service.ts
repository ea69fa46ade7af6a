import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Database } from '../database/database.service.ts';
import { Clock } from '../clock/clock.ts';
import { OutboxEvent, type OutboxRow } from '../events/outbox.entity.ts';
import { ProcessSignals, type SharedServiceStatus } from '../events/process-signals.port.ts';
import { InFlightRequests } from '../health/in-flight-requests.ts';
import { EventLoopMonitor } from '../http/load/event-loop-monitor.ts';
import { FailedJobs } from '../jobs/failed-jobs.service.ts';
import { JobQueue } from '../jobs/job-queue.port.ts';

/** Seconds at which durations are counted: from an answer out of memory to the deadline of a request. */
const DURATION_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

const redisUp: Readonly<Record<SharedServiceStatus, number | null>> = { unused: null, ok: 1, degraded: 0 };

/** A value that is read when somebody asks for the metrics. Null while it is not known. */
type Reading = () => number | null | Promise<number | null>;

/**
 * Counts what the process measures, in Prometheus' text format. Nothing in it is about a person: labels are route
 * patterns, methods, statuses and names of queues.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly eventLoop = new EventLoopMonitor();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [this.registry],
  });
  private readonly jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs that this process has ended',
    labelNames: ['queue', 'outcome'],
    registers: [this.registry],
  });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly failedJobs: FailedJobs,
    inFlightRequests: InFlightRequests,
    queue: JobQueue,
    signals: ProcessSignals,
  ) {
    queue.onOutcome(({ queue: name, error }) => this.jobs.inc({ queue: name, outcome: error ? 'failed' : 'done' }));
    this.gauge('http_requests_in_flight', 'Requests whose reply is not complete', () => inFlightRequests.count);
    this.gauge(
      'event_loop_lag_seconds',
      'Lateness of the last two iterations of the event loop',
      () => this.eventLoop.lag / 1000,
    );
    this.gauge(
      'event_loop_utilisation',
      'Share of time in which the event loop works, 0 to 1',
      () => this.eventLoop.utilisation,
    );
    this.gauge('jobs_failed', 'Jobs that have failed for good and not succeeded since', () => this.failedJobs.count());
    this.gauge(
      'redis_up',
      '1 while Redis answers, 0 while it does not; absent without one',
      () => redisUp[signals.status],
    );
    this.measureOutbox();
    this.measurePool();
  }

  /** Adds a value that is read for each scrape. @param name in snake case, with its unit: `search_index_internships` */
  gauge(name: string, help: string, read: Reading): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }

  /** Adds a value that only grows, such as the number of answers from a cache. @param name ends in `_total` */
  counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  /** Measures every request of a server from now on, and the process itself. */
  install(fastify: FastifyInstance): void {
    collectDefaultMetrics({ register: this.registry });
    const stop = this.eventLoop.start();
    fastify.addHook('onClose', async () => stop());
    fastify.addHook('onResponse', async ({ method, routeOptions, is404 }, reply) => {
      const route = is404 ? 'page' : (routeOptions.url ?? 'unknown');
      this.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  }

  /** Returns everything in Prometheus' text format, version 0.0.4. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  private measureOutbox(): void {
    const events = () => this.database.collection<OutboxRow>(OutboxEvent);
    const pending = { dueAt: { $type: 'date' as const } };
    this.gauge('outbox_events_pending', 'Events that are not dispatched', () => events().countDocuments(pending));
    this.gauge(
      'outbox_oldest_event_age_seconds',
      'Age of the event that has been due for the longest time',
      async () => {
        const [oldest] = await events().find(pending).sort({ dueAt: 1, _id: 1 }).limit(1).toArray();
        return oldest?.dueAt ? Math.max(0, (this.clock.now().getTime() - oldest.dueAt.getTime()) / 1000) : 0;
      },
    );
  }

  private measurePool(): void {
    const connections = { open: 0, used: 0 };
    this.database.db.client
      .on('connectionCreated', () => connections.open++)
      .on('connectionClosed', () => connections.open--)
      .on('connectionCheckedOut', () => connections.used++)
      .on('connectionCheckedIn', () => connections.used--);
    this.gauge(
      'database_connections_opened',
      'Connections to the database since the start, less those closed',
      () => connections.open,
    );
    this.gauge('database_connections_used', 'Connections on which a command runs', () => Math.max(0, connections.used));
  }
}
