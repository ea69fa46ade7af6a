import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { LAST_BACKUP } from '../../backup/backup-format.ts';
import { Clock } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { type CollectionDefinition, noPersonalData } from '../database/collection-definition.ts';
import { Database } from '../database/database.service.ts';
import { EmailSender } from '../email/email-sender.port.ts';
import { failedEventFilter, OutboxEvent, type OutboxRow } from '../events/outbox.entity.ts';
import { ProcessSignals, type SharedServiceStatus } from '../events/process-signals.port.ts';
import { InFlightRequests } from '../health/in-flight-requests.ts';
import { EventLoopMonitor } from '../http/load/event-loop-monitor.ts';
import { FailedJobs } from '../jobs/failed-jobs.service.ts';
import { JobQueue } from '../jobs/job-queue.port.ts';
import { jobQueueNames, type JobQueueName } from '../jobs/job-queues.ts';

/** Seconds at which durations are counted: from an answer out of memory to the deadline of a request. */
const DURATION_BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

/** Milliseconds that a value may take: less than Prometheus waits for a whole scrape. */
const READING_MS = 2_000;

const redisUp: Readonly<Record<SharedServiceStatus, number | null>> = { unused: null, ok: 1, degraded: 0 };

/** A value that is read when somebody asks for the metrics. Null while it is not known. */
type Reading = () => number | null | Promise<number | null>;

/** When a backup was last complete: one record. `npm run backup` writes it, which has no mapper. */
const LastBackup = defineEntity({
  name: 'LastBackup',
  tableName: LAST_BACKUP,
  properties: { _id: p.string().primary(), at: p.datetime().$type<Date>() },
});
export const lastBackupCollection: CollectionDefinition = { entity: LastBackup, personal: noPersonalData, indexes: [] };

/** Returns null without a limit: then the system says 0, or more than there is. */
function memoryLimit(): number | null {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : null;
}

/** @throws when the value is not there in time, as where the database accepts a connection and is silent */
async function inTime(read: Reading, milliseconds: number): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It takes more than ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

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

  private readonly failures = new Counter({
    name: 'metrics_gauge_failures_total',
    help: 'Values that could not be read for a scrape, which has all others',
    labelNames: ['gauge'],
    registers: [this.registry],
  });
  private readonly failing = new Set<string>();
  private readonly logger = new Logger('Metrics');

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly failedJobs: FailedJobs,
    inFlightRequests: InFlightRequests,
    queue: JobQueue,
    signals: ProcessSignals,
    emails: EmailSender,
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
    this.counter('emails_sent_total', 'Emails that the mail server took', () => emails.counts.sent);
    this.counter('emails_failed_total', 'Emails that it did not take, each try', () => emails.counts.failed);
    this.measureQueues(queue);
    this.measureOutbox();
    this.measureDatabase();
    this.measureMachine();
  }

  /**
   * Adds a value that is read for each scrape. One that cannot be read is missing in it, is counted, and is told in the log
   * when that begins and when it ends: all others are wanted most then.
   * @param name in snake case, with its unit: `search_index_internships`
   */
  gauge(name: string, help: string, read: Reading): void {
    const valueNow = () => this.readingOf(name, read);
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const value = await valueNow();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }

  private async readingOf(name: string, read: Reading): Promise<number | null> {
    try {
      const value = await inTime(read, READING_MS);
      if (this.failing.delete(name)) this.logger.warn({ gauge: name, recovered: true });
      return value;
    } catch (error) {
      if (!this.failing.has(name)) this.logger.warn({ gauge: name, err: error });
      this.failing.add(name);
      this.failures.inc({ gauge: name });
      return null;
    }
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

  private measureQueues(queue: JobQueue): void {
    const depthOf = (name: JobQueueName) => this.readingOf('jobs_queued', () => queue.depthOf(name));
    new Gauge({
      name: 'jobs_queued',
      help: 'Jobs that wait, run, or wait for their next try, of all processes that share a queue',
      labelNames: ['queue'],
      registers: [this.registry],
      async collect() {
        const depths = await Promise.all(jobQueueNames.map(async (name) => [name, await depthOf(name)] as const));
        for (const [name, depth] of depths) {
          if (depth === null) this.remove({ queue: name });
          else this.set({ queue: name }, depth);
        }
      },
    });
  }

  private measureOutbox(): void {
    const events = () => this.database.collection<OutboxRow>(OutboxEvent);
    const pending = { dueAt: { $type: 'date' as const } };
    this.gauge('outbox_events_pending', 'Events that are not dispatched', () => events().countDocuments(pending));
    this.gauge('outbox_events_failed', 'Events among them that failed several times; they are tried again', () =>
      events().countDocuments(failedEventFilter),
    );
    this.gauge(
      'outbox_oldest_event_age_seconds',
      'Age of the event that has been due for the longest time',
      async () => {
        const [oldest] = await events().find(pending).sort({ dueAt: 1, _id: 1 }).limit(1).toArray();
        return oldest?.dueAt ? Math.max(0, (this.clock.now().getTime() - oldest.dueAt.getTime()) / 1000) : 0;
      },
    );
  }

  private measureMachine(): void {
    const { DATA_DIR } = this.settings;
    const freeShare = async () => {
      const { bavail, blocks } = await statfs(DATA_DIR);
      return blocks === 0 ? null : bavail / blocks;
    };
    this.gauge('data_folder_free_ratio', 'Free share of the disk that holds the data folder, 0 to 1', freeShare);
    this.gauge('process_memory_limit_bytes', 'Memory that the process may use; absent without a limit', memoryLimit);
    this.gauge(
      'backup_last_success_timestamp_seconds',
      'When a backup was last complete, in seconds since 1970; absent before the first',
      async () => {
        const last = await this.database.collection<InferEntity<typeof LastBackup>>(LastBackup).findOne({});
        return last && last.at.getTime() / 1000;
      },
    );
  }

  private measureDatabase(): void {
    const answers = async () => {
      try {
        return await inTime(async () => Number((await this.database.db.command({ ping: 1 }))['ok']), READING_MS / 2);
      } catch {
        return 0;
      }
    };
    this.gauge('database_up', '1 while the database answers, 0 while it does not', answers);
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
