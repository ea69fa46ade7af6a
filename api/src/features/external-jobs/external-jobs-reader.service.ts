import {
  AppError,
  externalJobLimits,
  externalJobList,
  externalJobViewFor,
  externalJobViews,
  type Id,
  type ListQuery,
  utcDay,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock, DAY } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { QueueMetrics } from '../../platform/database/queue-metrics.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { undoableUntil } from '../../platform/records/stored-undo.ts';
import { Records } from '../../platform/records/records.service.ts';
import { ExternalJobSearch } from './search/external-job-search.service.ts';
import {
  ExternalJob,
  ExternalJobClicks,
  type ExternalJobClicksRow,
  type ExternalJobRow,
} from './external-job.entity.ts';

/** Days with visits that are shown of one listing. */
const CLICK_DAYS = 90;

type ExternalJobView = (typeof externalJobViews)[keyof typeof externalJobViews];
const present = <View extends ExternalJobView>(view: View, job: ExternalJobRow) =>
  project<View>(view, job, { undoableUntil: undoableUntil(job) });

/** Shows external jobs to whoever may read them, and counts who opens them. */
@Injectable()
export class ExternalJobsReader {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly search: ExternalJobSearch,
  ) {}

  private get rows() {
    return this.database.collection<ExternalJobRow>(ExternalJob);
  }

  private scope({ ability }: Caller): Filter<Document> {
    return this.accessPolicy.filterFor(ability, 'read', 'ExternalJob');
  }

  /** Returns what a list finds; where words find nothing, what was meant by them. */
  async list(caller: Caller, query: ListQuery) {
    const page = await this.listOnce(caller, query);
    const { q, ...filters } = query.filters;
    if (page.total > 0 || typeof q !== 'string' || externalJobViewFor(caller.actor) !== 'manager') return page;
    const meant = await this.search.correct(q);
    return meant === null ? page : this.listOnce(caller, { ...query, filters: { ...filters, q: meant } });
  }

  private async listOnce(caller: Caller, query: ListQuery) {
    const view = externalJobViews[externalJobViewFor(caller.actor)];
    const { items, total } = await readPage<ExternalJobRow>(this.database.collection(ExternalJob), {
      listSchema: externalJobList,
      query,
      scope: this.scope(caller),
      fields: [...view.fields, 'undo'],
    });
    return { items: items.map((job) => present(view, job)), total };
  }

  /** @throws AppError NOT_FOUND */
  async get(caller: Caller, id: string) {
    const view = externalJobViews[externalJobViewFor(caller.actor)];
    return present(view, await this.records.read(caller, 'read', ExternalJob, id));
  }

  /** Returns a listing as those who manage them see it. @throws AppError NOT_FOUND */
  async getForManager(caller: Caller, id: string) {
    return present(externalJobViews.manager, await this.records.read(caller, 'read', ExternalJob, id));
  }

  /** Returns what somebody reports, or null when the public cannot see it. */
  async reportedRecord(id: Id): Promise<{ label: string; employerId: Id | null } | null> {
    const job = await this.rows.findOne({ _id: objectId(id), listed: true });
    return job && { label: job.title, employerId: null };
  }

  /**
   * Counts a visit of a listing's website: a number per day and nothing about who went there. Only what is listed has
   * an address here, so that this cannot lead to a place of somebody's choice.
   * @throws AppError NOT_FOUND
   */
  async visit(id: string): Promise<{ url: string }> {
    const now = this.clock.now();
    const filter = { _id: objectId(id), listed: true, closesAt: { $gt: now } };
    const job = await this.rows.findOneAndUpdate(filter, { $inc: { clicks: 1 } }, { projection: { url: 1 } });
    if (!job) throw new AppError('NOT_FOUND');
    const day = utcDay(now);
    await this.database
      .collection<ExternalJobClicksRow>(ExternalJobClicks)
      .updateOne(
        { externalJobId: job._id, day },
        { $inc: { count: 1 }, $setOnInsert: { _id: new ObjectId() } },
        { upsert: true },
      );
    return { url: job.url };
  }

  /** Listings whose links failed, as a queue of the dashboard: late are those that are hidden by now. */
  async flaggedQueue(): Promise<QueueMetrics> {
    const flagged = { state: 'flagged' as const };
    const first = (filter: Filter<ExternalJobRow>) =>
      this.rows.findOne(filter, { projection: { flaggedAt: 1 }, sort: { flaggedAt: 1 } });
    const [waiting, overdue, oldest, next] = await Promise.all([
      this.rows.countDocuments(flagged),
      this.rows.countDocuments({ ...flagged, listed: false }),
      first(flagged),
      first({ ...flagged, listed: true }),
    ]);
    const nextDueAt = next?.flaggedAt && new Date(next.flaggedAt.getTime() + externalJobLimits.flaggedDays * DAY);
    return { waiting, overdue, oldestAt: oldest?.flaggedAt ?? null, nextDueAt: nextDueAt ?? null };
  }

  /** Visits per day, oldest first. @throws AppError NOT_FOUND */
  async clicks(caller: Caller, id: string) {
    const { _id } = await this.records.read(caller, 'update', ExternalJob, id);
    const counted = await this.database
      .collection<ExternalJobClicksRow>(ExternalJobClicks)
      .find({ externalJobId: _id }, { projection: { _id: 0, day: 1, count: 1 } })
      .sort({ day: -1 })
      .limit(CLICK_DAYS)
      .toArray();
    return counted.toReversed().map(({ day, count }) => ({ day, count }));
  }
}
