import {
  activeApplicationStates,
  isPublishBlocked,
  unansweredApplicationStates,
  type AdminHistory,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { countsByDay, type Period, type QueueMetrics } from '../../../platform/database/queue-metrics.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { EmployerLookup } from '../../employers/index.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { overdueFilter } from '../lists/application-queries.ts';
import { FunnelMetrics } from './funnel-metrics.ts';

const SLOWEST = 10;

/** Counts what the administrators' dashboard shows about applications. */
@Injectable()
export class AdminApplicationMetrics {
  constructor(
    private readonly database: Database,
    private readonly employers: EmployerLookup,
  ) {}

  private get rows() {
    return this.database.collection<ApplicationRow>(Application);
  }
  private get documents() {
    return this.database.collection(Application);
  }

  async totals(now: Date) {
    const [activeApplications, overdueApplications, placements] = await Promise.all([
      this.rows.countDocuments({ state: { $in: [...activeApplicationStates] } }),
      this.documents.countDocuments(overdueFilter(now)),
      this.rows.countDocuments({ state: { $in: ['placed', 'completed', 'terminated_early'] } }),
    ]);
    return { activeApplications, overdueApplications, placements };
  }

  /** Returns the applications that were submitted on each day of a period. */
  submittedByDay(period: Period): Promise<ReadonlyMap<string, number>> {
    return countsByDay(this.documents, 'submittedAt', period);
  }

  /**
   * Returns the queue of what waits, which is what is overdue: it is the employers who must answer, and administrators
   * who look after them.
   */
  async queue(now: Date): Promise<QueueMetrics> {
    const edge = async (filter: object) =>
      (
        await this.rows
          .find(filter, { projection: { responseDueAt: 1 } })
          .sort({ responseDueAt: 1 })
          .limit(1)
          .toArray()
      )[0]?.responseDueAt ?? null;
    const [overdue, oldestAt] = await Promise.all([
      this.documents.countDocuments(overdueFilter(now)),
      edge(overdueFilter(now)),
    ]);
    return { waiting: overdue, overdue, oldestAt, nextDueAt: oldestAt };
  }

  /** Returns how far the applications of a period got, how fast they were answered, and who is slowest. */
  async trends({ from, now }: Period): Promise<Pick<AdminHistory, 'funnel' | 'responseTrend' | 'slowest'>> {
    const funnel = new FunnelMetrics();
    const rows = this.rows.find(
      { createdAt: { $gte: from, $lte: now } },
      {
        projection: { 'events.from': 1, 'events.to': 1, submittedAt: 1, firstResponseAt: 1, responseDueAt: 1 },
        batchSize: 1_000,
      },
    );
    for await (const row of rows) funnel.add(row);
    return { funnel: funnel.funnel(), responseTrend: funnel.trend(from, now), slowest: await this.slowest(now) };
  }

  /** Lists employers with most overdue applications. */
  private async slowest(now: Date): Promise<AdminHistory['slowest']> {
    const grouped = await this.documents
      .aggregate<{ _id: ObjectId; overdue: number; oldestDueAt: Date }>([
        { $match: overdueFilter(now) },
        { $group: { _id: '$employerId', overdue: { $sum: 1 }, oldestDueAt: { $min: '$responseDueAt' } } },
        { $sort: { overdue: -1, oldestDueAt: 1 } },
        { $limit: SLOWEST },
      ])
      .toArray();
    const names = await this.employers.summaries(grouped.map((group) => group._id));
    return Promise.all(
      grouped.map(async ({ _id: employerId, overdue, oldestDueAt }) => {
        const awaiting = await this.rows.countDocuments({
          employerId,
          state: { $in: [...unansweredApplicationStates] },
        });
        const name = names.get(employerId.toHexString())?.name ?? '';
        const blocked = isPublishBlocked({ overdue, awaiting });
        return { employerId: employerId.toHexString(), name, overdue, oldestDueAt: oldestDueAt.toISOString(), blocked };
      }),
    );
  }
}
