import { visibleQueues, type AdminDashboard, type AdminHistory, type dashboardPeriods } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock, DAY, MINUTE } from '../../platform/clock/clock.ts';
import {
  DashboardMetrics,
  type Activity,
  type Period,
  type Totals,
  type Trends,
} from '../ports/dashboard-metrics.port.ts';
import { MetricsCache } from './metrics-cache.ts';

const noTotals: Totals = {
  verifiedEmployers: 0,
  blockedEmployers: 0,
  openInternships: 0,
  interns: 0,
  activeApplications: 0,
  overdueApplications: 0,
  placements: 0,
};
const noTrends: Trends = { funnel: [], responseTrend: [], slowest: [] };
const noActivity: Readonly<Record<Activity, number>> = { interns: 0, employers: 0, internships: 0, applications: 0 };

const iso = (at: Date | null): string | null => at && at.toISOString();
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const historyCacheTimes = { fresh: MINUTE, stale: 10 * MINUTE, patience: 1_500 };

/**
 * Puts the administrators' dashboard together from what the features contribute. Queues and totals are counted for each
 * request, from indexes; the history of a period may be minutes old.
 */
@Injectable()
export class AdminDashboards {
  private readonly histories: MetricsCache<(typeof dashboardPeriods)[number], AdminHistory>;

  constructor(
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly metrics: DashboardMetrics,
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
    const period = { from: new Date(`${dayOf(first)}T00:00:00.000Z`), now };
    const [activity, trends] = await Promise.all([this.activity(period), this.trends(period)]);
    return { countedAt: now.toISOString(), activity, ...trends };
  }

  private async queue(name: AdminDashboard['queues'][number]['queue'], now: Date) {
    const found = await this.metrics.queues.get(name)?.(now);
    const { waiting = 0, overdue = 0, oldestAt = null, nextDueAt = null } = found ?? {};
    return { queue: name, waiting, overdue, oldestAt: iso(oldestAt), nextDueAt: iso(nextDueAt) };
  }

  private async totals(now: Date): Promise<Totals> {
    const counted = [...this.metrics.totals].map(async ([name, count]) => ({ [name]: await count(now) }));
    return (await Promise.all(counted)).reduce<Totals>((all, part) => ({ ...all, ...part }), noTotals);
  }

  private async trends(period: Period): Promise<Trends> {
    const parts = await Promise.all([...this.metrics.trends.values()].map((source) => source(period)));
    return parts.reduce<Trends>((all, part) => ({ ...all, ...part }), noTrends);
  }

  /** One line per day of the period, the quiet days included. */
  private async activity(period: Period): Promise<AdminHistory['activity']> {
    const columns = await Promise.all(
      [...this.metrics.activity].map(async ([name, source]) => ({ name, counts: await source(period) })),
    );
    const lines: AdminHistory['activity'] = [];
    for (let at = period.from; at <= period.now; at = new Date(at.getTime() + DAY)) {
      const day = dayOf(at);
      const counts = columns.map(({ name, counts: byDay }) => ({ [name]: byDay.get(day) ?? 0 }));
      lines.push(
        counts.reduce<AdminHistory['activity'][number]>((all, part) => ({ ...all, ...part }), { day, ...noActivity }),
      );
    }
    return lines;
  }
}
