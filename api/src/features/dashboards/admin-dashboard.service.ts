import {
  visibleQueues,
  type AdminDashboard,
  type AdminHistory,
  type dashboardPeriods,
  type Queue,
  utcDay,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock, DAY, instantOrNull, MINUTE } from '../../platform/clock/clock.ts';
import type { Period, QueueMetrics } from '../../platform/database/queue-metrics.ts';
import { AdminApplicationMetrics } from '../applications/index.ts';
import { DataRequests } from '../data-requests/index.ts';
import { EmployerOverviews } from '../employers/index.ts';
import { ExternalJobsReader } from '../external-jobs/index.ts';
import { InternLookup } from '../interns/index.ts';
import { InternshipMetrics } from '../internships/index.ts';
import { Reports } from '../reports/index.ts';
import { FailedNotifications } from '../notifications/index.ts';
import { VerificationCases } from '../verification/index.ts';
import { MetricsCache } from './metrics-cache.ts';
import type { Document } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { failedEventFilter, OutboxEvent } from '../../platform/events/outbox.entity.ts';

interface FailedEvent {
  readonly at: Date;
  readonly dueAt: Date;
}

/** Counts events that a consumer failed to handle, and emails and pushes that their servers refused. */
@Injectable()
export class FailedDeliveryMetrics {
  constructor(
    private readonly database: Database,
    private readonly notifications: FailedNotifications,
  ) {}

  async queue(): Promise<QueueMetrics> {
    const rows = this.database.collection<Document>(OutboxEvent);
    const [events, notifications] = await Promise.all([
      rows.find<FailedEvent>(failedEventFilter, { projection: { at: 1, dueAt: 1 } }).toArray(),
      this.notifications.queue(),
    ]);
    const first = (dates: readonly (Date | null)[]): Date | null =>
      dates.filter((date) => date !== null).toSorted((a, b) => Number(a) - Number(b))[0] ?? null;
    const waiting = events.length + notifications.waiting;
    const oldestAt = first([...events.map(({ at }) => at), notifications.oldestAt]);
    const nextDueAt = first([...events.map(({ dueAt }) => dueAt), notifications.nextDueAt]);
    return { waiting, overdue: waiting, oldestAt, nextDueAt };
  }
}

/** Columns of the table of activity. */
type Activity = Exclude<keyof AdminHistory['activity'][number], 'day'>;

const historyCacheTimes = { fresh: MINUTE, stale: 10 * MINUTE, patience: 1_500 };

/**
 * Puts the administrators' dashboard together from what the features count. Queues and totals are counted for each
 * request, from indexes; the history of a period may be minutes old.
 */
@Injectable()
export class AdminDashboardService {
  private readonly histories: MetricsCache<(typeof dashboardPeriods)[number], AdminHistory>;

  constructor(
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly applications: AdminApplicationMetrics,
    private readonly dataRequests: DataRequests,
    private readonly failedDeliveries: FailedDeliveryMetrics,
    private readonly employers: EmployerOverviews,
    private readonly externalJobs: ExternalJobsReader,
    private readonly interns: InternLookup,
    private readonly internships: InternshipMetrics,
    private readonly reports: Reports,
    private readonly cases: VerificationCases,
  ) {
    this.histories = new MetricsCache(historyCacheTimes, () => this.clock.now().getTime());
  }

  /** @throws AppError NOT_FOUND for members of employers, who may read dashboards, but not this one */
  async read({ actor, ability }: Caller, days: (typeof dashboardPeriods)[number]): Promise<AdminDashboard> {
    this.accessPolicy.authorize(ability, 'read', 'Dashboard', { kind: 'admin' });
    const now = this.clock.now();
    const [queues, totals, history] = await Promise.all([
      Promise.all(visibleQueues(actor).map((name) => this.queue(name, now))),
      this.totals(now),
      this.histories.read(days, () => this.history(Number(days), now)),
    ]);
    return { generatedAt: now.toISOString(), queues, totals, history };
  }

  private async history(days: number, now: Date): Promise<AdminHistory> {
    const first = new Date(now.getTime() - (days - 1) * DAY);
    const period = { from: new Date(`${utcDay(first)}T00:00:00.000Z`), now };
    const [activity, trends] = await Promise.all([this.activity(period), this.applications.trends(period)]);
    return { countedAt: now.toISOString(), activity, ...trends };
  }

  private readonly queues: Readonly<Record<Queue, (now: Date) => Promise<QueueMetrics>>> = {
    verification: (now) => this.cases.queue(now),
    moderation: (now) => this.internships.moderationQueue(now),
    reports: (now) => this.reports.queue(now),
    overdue_applications: (now) => this.applications.queue(now),
    data_requests: (now) => this.dataRequests.queue(now),
    flagged_external_jobs: () => this.externalJobs.flaggedQueue(),
    employer_reports: (now) => this.reports.queue(now, 'employer'),
    failed_deliveries: () => this.failedDeliveries.queue(),
  };

  private async queue(name: AdminDashboard['queues'][number]['queue'], now: Date) {
    const queue = await this.queues[name](now);
    const { waiting, overdue, oldestAt, nextDueAt } = queue;
    return { queue: name, waiting, overdue, oldestAt: instantOrNull(oldestAt), nextDueAt: instantOrNull(nextDueAt) };
  }

  private async totals(now: Date): Promise<AdminDashboard['totals']> {
    const [employers, openInternships, interns, applications] = await Promise.all([
      this.employers.totals(),
      this.internships.countOpen(),
      this.interns.count(),
      this.applications.totals(now),
    ]);
    return { ...employers, openInternships, interns, ...applications };
  }

  /** Returns one line per day of the period, the quiet days included. */
  private async activity(period: Period): Promise<AdminHistory['activity']> {
    const [interns, employers, internships, applications] = await Promise.all([
      this.interns.createdByDay(period),
      this.employers.createdByDay(period),
      this.internships.publishedByDay(period),
      this.applications.submittedByDay(period),
    ]);
    const columns: Readonly<Record<Activity, ReadonlyMap<string, number>>> = {
      interns,
      employers,
      internships,
      applications,
    };
    const countOn = (column: Activity, day: string): number => columns[column].get(day) ?? 0;
    const lines: AdminHistory['activity'] = [];
    for (let time = period.from; time <= period.now; time = new Date(time.getTime() + DAY)) {
      const day = utcDay(time);
      lines.push({
        day,
        interns: countOn('interns', day),
        employers: countOn('employers', day),
        internships: countOn('internships', day),
        applications: countOn('applications', day),
      });
    }
    return lines;
  }
}
