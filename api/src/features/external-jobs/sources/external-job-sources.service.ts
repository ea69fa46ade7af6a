import {
  externalJobSourceList,
  externalJobSourceView,
  type ExternalJobSourceCreate,
  type ExternalJobSourceUpdate,
  type ListQuery,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../../platform/access/access-policy.service.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock, HOUR } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { readPage } from '../../../platform/database/list-queries.ts';
import { project } from '../../../platform/database/project.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { ExternalJobSource, type ExternalJobSourceRow } from './external-job-source.entity.ts';
import { SourceImporter } from './source-importer.service.ts';

const audited = ['name', 'url', 'trusted', 'paused'] as const;
const resource = 'external-job-sources';

const contentOf = (form: ExternalJobSourceCreate) => ({
  ...form,
  host: new URL(form.url).hostname.replace(/^www\./, ''),
});

/** Manages the sources that external jobs are imported from. */
@Injectable()
export class ExternalJobSources {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly importer: SourceImporter,
  ) {}

  async list({ ability }: Caller, query: ListQuery) {
    const { items, total } = await readPage<ExternalJobSourceRow>(this.database.collection(ExternalJobSource), {
      listSchema: externalJobSourceList,
      query,
      scope: this.accessPolicy.filterFor(ability, 'read', 'ExternalJobSource'),
      fields: externalJobSourceView.fields,
    });
    return { items: items.map((source) => project(externalJobSourceView, source)), total };
  }

  /** @throws AppError NOT_FOUND */
  async get(caller: Caller, id: string) {
    return project(externalJobSourceView, await this.records.read(caller, 'read', ExternalJobSource, id));
  }

  /** @throws AppError SOURCE_DUPLICATE */
  async create(caller: Caller, form: ExternalJobSourceCreate) {
    const now = this.clock.now();
    const _id = new ObjectId();
    const id = _id.toHexString();
    const unread = { imported: 0, failures: 0, etag: null, modified: null, lastRunAt: null, lastRun: null };
    await this.database.transaction(async (unitOfWork) => {
      const times = { createdAt: now, updatedAt: now, nextRunAt: now, runningUntil: null };
      const source = unitOfWork.create(ExternalJobSource, { _id, ...times, ...contentOf(form), ...unread });
      this.accessPolicy.authorize(caller.ability, 'create', 'ExternalJobSource', source);
      this.audit.record(unitOfWork, { caller, action: 'created', resource, id, label: form.name });
    });
    return this.get(caller, id);
  }

  /**
   * Saves the whole record; the next run reads everything again.
   * @throws AppError NOT_FOUND, VERSION_CONFLICT, SOURCE_DUPLICATE
   */
  async update(caller: Caller, id: string, { version, ...form }: ExternalJobSourceUpdate) {
    await this.records.change(caller, 'update', ExternalJobSource, id, version, (source, unitOfWork) => {
      const before = { ...source };
      const soonest = before.lastRunAt ? new Date(before.lastRunAt.getTime() + HOUR) : before.nextRunAt;
      const nextRunAt = soonest < before.nextRunAt ? soonest : before.nextRunAt;
      Object.assign(source, contentOf(form), { etag: null, modified: null, failures: 0, nextRunAt });
      const changes = audited
        .filter((field) => before[field] !== source[field])
        .map((field) => ({ field, before: before[field], after: source[field] }));
      this.audit.record(unitOfWork, { caller, action: 'updated', resource, id, label: source.name, changes });
    });
    return this.get(caller, id);
  }

  /** Deletes a source; what was imported from it stays. @returns the source as it was */
  async remove(caller: Caller, id: string) {
    const before = await this.get(caller, id);
    await this.database.transaction(async (unitOfWork) => {
      const source = await this.records.load(unitOfWork, caller, 'delete', ExternalJobSource, id);
      unitOfWork.remove(source);
      this.audit.record(unitOfWork, { caller, action: 'deleted', resource, id, label: source.name });
    });
    return before;
  }

  /** Imports now, paused or not. @throws AppError NOT_FOUND, SOURCE_RUNNING */
  async run(caller: Caller, id: string) {
    const { name } = await this.records.read(caller, 'update', ExternalJobSource, id);
    const { created } = await this.importer.run(objectId(id), true);
    await this.database.transaction(async (unitOfWork) => {
      const changes = [{ field: 'created', before: null, after: created }];
      this.audit.record(unitOfWork, { caller, action: 'imported', resource, id, label: name, changes });
    });
    return this.get(caller, id);
  }
}
