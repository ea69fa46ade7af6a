import {
  isCompleteExternalJobState,
  type Authorized,
  type ExternalJobCreate,
  type ExternalJobState,
  type ExternalJobUpdate,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import type { AuditChange } from '../../platform/audit/audit.service.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { findCities } from '../search/index.ts';
import { ExternalJob, ExternalJobClicks, type ExternalJobRow } from './external-job.entity.ts';
import {
  assertFutureClosingDate,
  assertExternalJobComplete,
  assertNewDates,
  assertFuturePublishDate,
  externalJobPayload,
  externalJobTransitions,
  isPublishable,
} from './external-job.transitions.ts';
import { ExternalJobsReader } from './external-jobs-reader.service.ts';

const auditedFields = ['state', 'title', 'organisation', 'url', 'type', 'workMode', 'closesAt'] as const;
const auditValue = (value: string | Date | null) => (value instanceof Date ? value.toISOString() : value);
const dateOf = (value: string | null): Date | null => (value === null ? null : new Date(value));

/** Returns what is stored of what somebody wrote, with what follows from it. */
function contentOf({
  title,
  organisation,
  url,
  city,
  country,
  workMode,
  type,
  pay,
  summary,
  ...dates
}: ExternalJobCreate) {
  const cities = city === null ? [] : findCities(city);
  const place = cities.find((city) => country === null || city.country === country);
  return {
    title,
    organisation,
    url,
    host: new URL(url).hostname.replace(/^www\./, ''),
    city,
    country: country ?? place?.country ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    workMode,
    type,
    pay,
    summary,
    closesAt: dateOf(dates.closesAt),
    publishAt: dateOf(dates.publishAt),
  };
}

/** Creates, changes and deletes external jobs for those who manage them. */
@Injectable()
export class ExternalJobsEditor {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly reader: ExternalJobsReader,
  ) {}

  /** @throws AppError URL_DUPLICATE, PUBLISH_TIME_INVALID, CLOSING_DATE_INVALID */
  async create(caller: Caller, form: ExternalJobCreate) {
    assertNewDates(contentOf(form), {}, this.clock.now());
    const [id = ''] = await this.createAll(caller, [form]);
    return this.reader.getForManager(caller, id);
  }

  /**
   * Creates all or none.
   * @param importId the import that they come with
   * @returns ids in the order of the forms
   * @throws AppError URL_DUPLICATE
   */
  createAll(caller: Caller, forms: readonly ExternalJobCreate[], importId: ObjectId | null = null): Promise<string[]> {
    const actor = personActor(caller, 'admin');
    return this.database.transaction(async (unitOfWork) => {
      const ids: string[] = [];
      for (const form of forms) {
        const draft = this.draft(unitOfWork, form, importId);
        const job = this.accessPolicy.authorize(caller.ability, 'create', 'ExternalJob', draft);
        unitOfWork.persist(job);
        await this.engine.apply(unitOfWork, externalJobTransitions, job, { to: 'draft', first: true }, actor);
        ids.push(job._id.toHexString());
      }
      return ids;
    });
  }

  /**
   * Creates the draft of a job that nobody wrote here, and publishes it when it is asked for and the job is complete.
   * @throws AppError URL_DUPLICATE when the unit of work is saved
   */
  async createImported(unitOfWork: UnitOfWork, form: ExternalJobCreate, publish: boolean) {
    const job = this.draft(unitOfWork, form);
    unitOfWork.persist(job);
    await this.engine.applyAsSystem(unitOfWork, externalJobTransitions, job, { to: 'draft', first: true });
    if (!publish || !isPublishable(job, this.clock.now())) return 'created';
    await this.engine.applyAsSystem(unitOfWork, externalJobTransitions, job, { to: 'published' });
    return 'published';
  }

  /**
   * Saves the whole record.
   * @throws AppError NOT_FOUND, VERSION_CONFLICT, URL_DUPLICATE, and VALIDATION_FAILED, CLOSING_DATE_INVALID or
   * PUBLISH_TIME_INVALID when a new date is in the past or something published could no longer be
   */
  async update(caller: Caller, id: string, form: ExternalJobUpdate) {
    await this.records.change(caller, 'update', ExternalJob, id, form.version, (job, unitOfWork) => {
      const before = { ...job };
      Object.assign(job, contentOf(form));
      assertNewDates(job, before, this.clock.now());
      this.assertStillPublishable(job, before);
      if (before.url !== job.url) this.checkAgain(job);
      this.recordChange(unitOfWork, caller, before, job);
    });
    return this.reader.getForManager(caller, id);
  }

  /** Deletes a listing and its counts. @returns the listing as it was */
  async remove(caller: Caller, id: string) {
    const before = await this.reader.getForManager(caller, id);
    await this.database.transaction(async (unitOfWork) => {
      const job = await this.records.load(unitOfWork, caller, 'delete', ExternalJob, id);
      await unitOfWork.nativeDelete(ExternalJobClicks, { externalJobId: job._id });
      this.removeLoaded(unitOfWork, caller, job);
    });
    return before;
  }

  /**
   * Deletes a draft, which nobody has visited, in the unit of work that it was loaded in.
   * @throws AppError NOT_FOUND
   */
  removeDraft(unitOfWork: UnitOfWork, caller: Caller, draft: ExternalJobRow): void {
    this.removeLoaded(unitOfWork, caller, this.accessPolicy.authorize(caller.ability, 'delete', 'ExternalJob', draft));
  }

  /** @throws AppError NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED and what the guards refuse with */
  async transition(caller: Caller, id: string, to: ExternalJobState, version?: number) {
    const options = { request: { to }, actorKind: 'admin', version } as const;
    await this.engine.run(externalJobTransitions, ExternalJob, caller, id, options);
    return this.reader.getForManager(caller, id);
  }

  /** Archives a listing because a report about it was upheld; does nothing when it is archived already. */
  async archiveReported(unitOfWork: UnitOfWork, _id: ObjectId): Promise<void> {
    const job = await unitOfWork.findOne(ExternalJob, { _id });
    if (job)
      await this.engine.applyIfPossible(unitOfWork, externalJobTransitions, job, {
        to: 'archived',
        reason: 'report_upheld',
      });
  }

  private removeLoaded(unitOfWork: UnitOfWork, caller: Caller, job: Authorized<ExternalJobRow, 'delete'>): void {
    unitOfWork.remove(job);
    const id = job._id.toHexString();
    this.audit.record(unitOfWork, { caller, action: 'deleted', resource: 'external-jobs', id, label: job.title });
    const payload = externalJobPayload(job, caller.actor.id, this.clock.now());
    this.events.record(unitOfWork, { 'external_job.removed': payload });
  }

  /** Returns a draft that is not yet saved. */
  private draft(unitOfWork: UnitOfWork, form: ExternalJobCreate, importId: ObjectId | null = null): ExternalJobRow {
    const now = this.clock.now();
    return unitOfWork.create(
      ExternalJob,
      {
        _id: new ObjectId(),
        createdAt: now,
        updatedAt: now,
        ...contentOf(form),
        state: 'draft',
        listed: false,
        publishedAt: null,
        flaggedAt: null,
        checkedAt: null,
        checkOutcome: null,
        checkStatus: null,
        checkFailures: 0,
        checkEtag: null,
        checkModified: null,
        nextCheckAt: null,
        clicks: 0,
        importId,
        undo: null,
      },
      { persist: false },
    );
  }

  private assertStillPublishable(job: ExternalJobRow, before: ExternalJobRow): void {
    const now = this.clock.now();
    if (!isCompleteExternalJobState(job.state)) return;
    assertExternalJobComplete(job);
    if (job.closesAt?.getTime() !== before.closesAt?.getTime()) assertFutureClosingDate(job.closesAt, now);
    if (job.state === 'scheduled') assertFuturePublishDate(job, now);
  }

  /** Forgets what was known about a link that now leads to another page. */
  private checkAgain(job: ExternalJobRow): void {
    const unchecked = { checkedAt: null, checkOutcome: null, checkStatus: null, checkEtag: null, checkModified: null };
    Object.assign(job, { ...unchecked, checkFailures: 0, nextCheckAt: job.listed ? this.clock.now() : null });
  }

  /** Records what somebody changed of a listing, in the audit log and as an event. */
  recordChange(unitOfWork: UnitOfWork, caller: Caller, before: ExternalJobRow, job: ExternalJobRow): void {
    const changes = auditedFields.flatMap((field): AuditChange[] => {
      const [old, present] = [auditValue(before[field] ?? null), auditValue(job[field] ?? null)];
      return old === present ? [] : [{ field, before: old, after: present }];
    });
    const id = job._id.toHexString();
    this.audit.record(unitOfWork, {
      caller,
      action: 'updated',
      resource: 'external-jobs',
      id,
      label: job.title,
      changes,
    });
    const payload = externalJobPayload(job, caller.actor.id, this.clock.now());
    this.events.record(unitOfWork, { 'external_job.changed': payload });
  }
}
