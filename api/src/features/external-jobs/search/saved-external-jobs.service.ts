import {
  AppError,
  appliedDays,
  appliedOnRefusal,
  externalJobLimits,
  savedExternalJobList,
  savedExternalJobView,
  type ListQuery,
  type SavedExternalJobWrite,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import { projection, readPage } from '../../../platform/database/list-queries.ts';
import { project } from '../../../platform/database/project.ts';
import {
  ExternalJob,
  SavedExternalJob,
  type ExternalJobRow,
  type SavedExternalJobRow,
} from '../external-job.entity.ts';

/** What is told of a listing as it is now. */
const listingFields = ['host', 'city', 'country', 'workMode', 'pay'] as const;
type Saved = SavedExternalJobRow & { _id: ObjectId };

/** Manages the external jobs that interns saved or applied to, by the rules of bookmarks. */
@Injectable()
export class SavedExternalJobs {
  constructor(
    private readonly database: Database,
    private readonly mutex: KeyedMutex,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
  ) {}

  async list({ ability }: Caller, query: ListQuery) {
    const page = await readPage<Saved>(this.database.collection(SavedExternalJob), {
      listSchema: savedExternalJobList,
      query,
      scope: this.accessPolicy.filterFor(ability, 'read', 'Bookmark'),
      fields: ['externalJobId', 'title', 'organisation', 'appliedOn', 'note', 'createdAt'],
    });
    return { items: await this.present(page.items), total: page.total };
  }

  /**
   * Saves a listing, or what was noted about it: saving twice is the same as once.
   * @throws AppError NOT_FOUND for what is neither listed nor saved, SAVED_LIMIT, VALIDATION_FAILED for a day that
   *   cannot be
   */
  async save(caller: Caller, { externalJobId, ...noted }: SavedExternalJobWrite & { externalJobId: string }) {
    const userId = userIdOf(caller.actor);
    const jobId = objectId(externalJobId);
    const savedJobRow = await this.mutex.transaction('saved-external-jobs', userId, async (unitOfWork) => {
      const savedJob = await unitOfWork.findOne(SavedExternalJob, { userId, externalJobId: jobId });
      const { appliedOn = savedJob?.appliedOn ?? null, note = savedJob?.note ?? null } = noted;
      if (appliedOn !== savedJob?.appliedOn) this.assertApplicable(appliedOn);
      if (savedJob) return Object.assign(savedJob, { appliedOn, note, updatedAt: this.clock.now() });
      const job = await unitOfWork.findOne(ExternalJob, { _id: jobId, listed: true });
      if (!job) throw new AppError('NOT_FOUND');
      if ((await unitOfWork.count(SavedExternalJob, { userId })) >= externalJobLimits.saved)
        throw new AppError('SAVED_LIMIT', { n: externalJobLimits.saved });
      const now = this.clock.now();
      const { title, organisation } = job;
      const content = { userId, externalJobId: jobId, title, organisation, appliedOn, note };
      const times = { createdAt: now, updatedAt: now };
      return unitOfWork.create(SavedExternalJob, { _id: new ObjectId(), ...times, ...content });
    });
    return this.presentOne(savedJobRow);
  }

  /** @throws AppError NOT_FOUND */
  async remove({ ability }: Caller, id: string) {
    const ownRecordsFilter = this.accessPolicy.filterFor(ability, 'delete', 'Bookmark');
    const rows = this.database.collection<Saved>(SavedExternalJob);
    const removedJob = await rows.findOneAndDelete({ $and: [ownRecordsFilter, { _id: objectId(id) }] });
    if (!removedJob) throw new AppError('NOT_FOUND');
    return this.presentOne(removedJob);
  }

  private assertApplicable(appliedOn: string | null): void {
    const { earliest, latest } = appliedDays(this.clock.now());
    if (appliedOn === null || (appliedOn >= earliest && appliedOn <= latest)) return;
    const refusal = { field: 'appliedOn', code: 'out_of_range', message: appliedOnRefusal };
    throw new AppError('VALIDATION_FAILED', {}, [refusal]);
  }

  private async presentOne(saved: SavedExternalJobRow) {
    const [savedJob] = await this.present([saved]);
    if (!savedJob) throw new AppError('NOT_FOUND');
    return savedJob;
  }

  /** Presents imports with what became of the listings: one more query, however many there are. */
  private async present(saved: readonly SavedExternalJobRow[]) {
    const ids = saved.map(({ externalJobId }) => externalJobId);
    const jobs = await this.database
      .collection<ExternalJobRow>(ExternalJob)
      .find({ _id: { $in: ids } }, { projection: projection(['listed', 'closesAt', ...listingFields]) })
      .toArray();
    const byId = new Map(jobs.map((job) => [job._id.toHexString(), job]));
    return saved.map((savedJob) => {
      const job = byId.get(savedJob.externalJobId.toHexString());
      const listing = job?.listed ? job : null;
      return project(savedExternalJobView, savedJob, {
        listed: listing !== null,
        closesAt: job?.closesAt ?? null,
        ...Object.fromEntries(listingFields.map((field) => [field, listing?.[field] ?? null])),
      });
    });
  }
}
