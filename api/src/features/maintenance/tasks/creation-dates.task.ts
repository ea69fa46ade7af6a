import { auditResources, maintenanceLimits, type MaintenanceReason } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type Collection, type Document, type Filter } from 'mongodb';
import { z } from 'zod';
import { AuditEntry, type AuditRow } from '../../../platform/audit/audit.entity.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import type { MaintenanceFindingRow } from '../maintenance-run.entity.ts';
import type { BatchOptions, BatchResult, MaintenanceTask, NewFinding } from './maintenance-task.ts';

/** The product's first day: no record can be older. */
const EARLIEST = Date.UTC(2020, 0, 1);

interface Proposal {
  readonly proposed: Date | null;
  readonly reason: MaintenanceReason;
}

/**
 * Sets creation dates that are missing, a text, or in the future. The value comes from the record's id, else from the
 * first thing that is known to have happened to it, else from when it was last changed.
 */
@Injectable()
export class CreationDatesTask implements MaintenanceTask {
  readonly isTransactional = true;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async count(): Promise<number> {
    const counts = await Promise.all(this.collections().map((rows) => rows.countDocuments(this.wrong())));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async run(cursor: string | null, { dryRun, unitOfWork }: BatchOptions): Promise<BatchResult> {
    const batch = await this.nextWrong(cursor);
    if (!batch) return { cursor: null, processed: 0, changed: 0, failed: 0, findings: [] };
    const { rows, records } = batch;
    const events = await this.firstEvents(records);
    const findings: NewFinding[] = [];
    for (const record of records) {
      const proposal = this.propose(record, events.get(String(record._id)));
      const outcome = dryRun || !proposal.proposed ? 'reported' : await this.change(rows, record, proposal, unitOfWork);
      const value: unknown = record['createdAt'];
      const original = value === undefined ? {} : { value };
      findings.push({ collection: rows.collectionName, recordId: record._id, original, ...proposal, outcome });
    }
    return {
      cursor: cursorAfter(rows.collectionName, records.at(-1)?._id),
      processed: records.length,
      changed: findings.filter(({ proposed, outcome }) => proposed && outcome !== 'skipped').length,
      failed: findings.filter(({ proposed }) => !proposed).length,
      findings,
    };
  }

  async undo(finding: MaintenanceFindingRow, unitOfWork: UnitOfWork): Promise<boolean> {
    const { collection, recordId, original, proposed } = finding;
    const rows = this.database.db.collection(collection);
    const asLeft: Filter<Document> = { _id: recordId as ObjectId, createdAt: proposed };
    const back = 'value' in original ? { $set: { createdAt: original.value } } : { $unset: { createdAt: true } };
    const { modifiedCount } = await rows.updateOne(asLeft, back, this.database.sessionOptions(unitOfWork));
    return modifiedCount > 0;
  }

  /** Returns all collections whose records say when they were created. */
  private collections(): Collection[] {
    return this.database.stored
      .filter(({ entity }) => 'createdAt' in (entity.meta.properties ?? {}))
      .map(({ entity }) => this.database.collection(entity))
      .toSorted((a, b) => (a.collectionName < b.collectionName ? -1 : 1));
  }

  private wrong(): Filter<Document> {
    const now = this.clock.now();
    return { $or: [{ createdAt: null }, { createdAt: { $type: 'string' } }, { createdAt: { $gt: now } }] };
  }

  /** Returns the next records of one collection, in the order of their ids. */
  private async nextWrong(cursor: string | null) {
    const { name, last } = readCursor(cursor);
    for (const rows of this.collections()) {
      if (rows.collectionName < name) continue;
      const isAfterCursor = rows.collectionName === name ? { _id: { $gt: last } } : {};
      const records = await rows
        .find({ $and: [this.wrong(), isAfterCursor as Filter<Document>] })
        .sort({ _id: 1 })
        .limit(maintenanceLimits.batch)
        .toArray();
      if (records.length > 0) return { rows, records };
    }
    return null;
  }

  /** Returns when the first act on each record was noted; one query for all of them. */
  private async firstEvents(records: readonly Document[]): Promise<ReadonlyMap<string, Date>> {
    const ids = records.flatMap(({ _id }) => (_id instanceof ObjectId ? [_id] : []));
    const entries = this.database.collection<AuditRow>(AuditEntry).find({
      resource: { $in: [...auditResources] },
      resourceId: { $in: ids },
    });
    const first = new Map<string, Date>();
    for await (const { resourceId, at } of entries.project<Pick<AuditRow, 'resourceId' | 'at'>>({
      resourceId: 1,
      at: 1,
    })) {
      const earliest = first.get(String(resourceId));
      if (!earliest || at < earliest) first.set(String(resourceId), at);
    }
    return first;
  }

  private propose(record: Document, event: Date | undefined): Proposal {
    const { _id, history, updatedAt } = record;
    const ofId = _id instanceof ObjectId ? _id.getTimestamp() : undefined;
    const steps: unknown[] = Array.isArray(history)
      ? history.map((step: unknown): unknown => Reflect.get(Object(step), 'at'))
      : [];
    const dates = [...steps, event]
      .filter((date) => this.isPlausible(date))
      .toSorted((a, b) => a.getTime() - b.getTime());
    if (this.isPlausible(ofId)) return { proposed: ofId, reason: 'object_id' };
    if (dates[0]) return { proposed: dates[0], reason: 'first_event' };
    if (this.isPlausible(updatedAt)) return { proposed: updatedAt, reason: 'updated_at' };
    return { proposed: null, reason: 'unknown' };
  }

  private isPlausible(date: unknown): date is Date {
    return date instanceof Date && date.getTime() >= EARLIEST && date <= this.clock.now();
  }

  /** Changes a record unless somebody else has done so since it was read. */
  private async change(rows: Collection, record: Document, { proposed }: Proposal, unitOfWork?: UnitOfWork) {
    const { _id, createdAt = null }: { _id?: ObjectId; createdAt?: unknown } = record;
    const asRead: Filter<Document> = { _id, createdAt };
    const options = this.database.sessionOptions(unitOfWork);
    const { modifiedCount } = await rows.updateOne(asRead, { $set: { createdAt: proposed } }, options);
    return modifiedCount > 0 ? 'changed' : 'skipped';
  }
}

/** The name of a collection, whether its ids are object ids or texts, and the id of one of its records. */
const storedCursor = z.tuple([z.string(), z.boolean(), z.string()]);

const cursorAfter = (name: string, id: unknown): string => JSON.stringify([name, id instanceof ObjectId, String(id)]);

function readCursor(cursor: string | null): { readonly name: string; readonly last: unknown } {
  if (cursor === null) return { name: '', last: null };
  const [name, isObjectId, id] = storedCursor.parse(JSON.parse(cursor));
  return { name, last: isObjectId ? new ObjectId(id) : id };
}
