import { signFor } from '../auth/token.ts';
import {
  exportedFilter,
  exportedRows,
  type AuditAction,
  type AuditRecord,
  type AuditResource,
} from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { SECRETS, type Secrets } from '../auth/secrets.ts';
import type { Caller } from '../access/caller.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type UnitOfWork } from '../database/database.service.ts';
import { objectId } from '../database/ids.ts';
import { AuditEntry, type AuditRow } from './audit.entity.ts';

type Value = string | number | boolean | null;

/** One changed field. Values marked `personal` are kept as a keyed hash only. */
export interface AuditChange {
  readonly field: string;
  readonly before: Value;
  readonly after: Value;
  readonly personal?: boolean;
}

/** An act as the feature that performs it describes it. Ids are hex strings. */
export interface AuditNote {
  /** Who acts; null for the system and for attempts of nobody known. */
  readonly caller: Pick<Caller, 'actor'> | null;
  readonly action: AuditAction;
  readonly resource: AuditResource;
  readonly id: string | null;
  /** Title or name of the record, where it is not personal. */
  readonly label?: string | null;
  /** Given when the members of this employer may see the entry. */
  readonly employerId?: string | null;
  readonly changes?: readonly AuditChange[];
  readonly reasonCode?: string | null;
  /** Reasons besides the first. */
  readonly furtherReasonCodes?: readonly string[];
  readonly reason?: string | null;
  /** Network and device, shortened. */
  readonly origin?: string | null;
}

/** What was exported. */
interface ExportedList {
  readonly rowCount: number;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** Filters whose value may name or describe a person. */
const personalFilters: ReadonlySet<string> = new Set([
  'q',
  'institution',
  'actor',
  'actorEmail',
  'person',
  'city',
  'tag',
]);

/** Returns how many records an export has and its filters, in the form of changes from nothing. */
const changesOfExport = ({ rowCount, filters }: ExportedList): AuditChange[] => [
  { field: exportedRows, before: null, after: rowCount },
  ...Object.entries(filters).map(([name, value]) => ({
    field: `${exportedFilter}${name}`,
    before: null,
    after: typeof value === 'boolean' || typeof value === 'number' ? value : [value].flat().map(String).join(', '),
    personal: personalFilters.has(name),
  })),
];

/** Stands where a reason about an erased person stood. */
const ERASED = '[erased]';

type Change = AuditRecord['changes'][number];

/** States, codes, numbers and switches stay; words and digests of personal values do not. */
function withoutFreeText(change: Change): Change {
  const asText = (value: Change['before']) =>
    typeof value === 'string' && (change.hashed || !/^[a-z_]{1,40}$/.test(value)) ? null : value;
  return { ...change, before: asText(change.before), after: asText(change.after) };
}

const truncate = (text: string | null | undefined, length: number): string | null => text?.slice(0, length) ?? null;
const toObjectId = (id: string | null | undefined): ObjectId | null => (id ? objectId(id) : null);

/** Keeps who did what. The entry is saved with the unit of work that performs the act, or not at all. */
@Injectable()
export class Audit {
  constructor(
    @Inject(SECRETS) private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  record(unitOfWork: UnitOfWork, note: AuditNote): void {
    const actor = note.caller?.actor;
    unitOfWork.create(AuditEntry, {
      _id: new ObjectId(),
      actorId: toObjectId(actor?.id),
      actorRole: actor?.role ?? 'system',
      action: note.action,
      resource: note.resource,
      resourceId: toObjectId(note.id),
      resourceLabel: truncate(note.label, 200),
      employerId: toObjectId(note.employerId),
      changes: (note.changes ?? []).slice(0, 50).map((change) => this.toStoredChange(change)),
      reasonCode: truncate(note.reasonCode, 60),
      furtherReasonCodes: note.furtherReasonCodes?.length ? [...note.furtherReasonCodes] : null,
      reason: truncate(note.reason, 1_000),
      origin: truncate(note.origin, 160),
      at: this.clock.now(),
    });
  }

  /**
   * Records that somebody took a whole list away as a file: how many records, and by which filters. An employer's members
   * may see when it was theirs.
   */
  recordExport(caller: Pick<Caller, 'actor'>, resource: AuditResource, exported: ExportedList): Promise<void> {
    const { actor } = caller;
    const employerId = actor.role === 'employer' ? actor.employerId : null;
    return this.database.transaction(async (unitOfWork) =>
      this.record(unitOfWork, {
        caller,
        action: 'exported',
        resource,
        id: null,
        employerId,
        changes: changesOfExport(exported),
      }),
    );
  }

  /**
   * Takes the free text about an erased person out of the entries about these records, and where they signed in from
   * out of their own. That somebody acted, on what and when stays.
   */
  async forget(
    unitOfWork: UnitOfWork,
    userId: ObjectId,
    records: ReadonlyMap<AuditResource, readonly ObjectId[]>,
  ): Promise<void> {
    const rows = this.database.collection<AuditRow>(AuditEntry);
    const options = this.database.sessionOptions(unitOfWork);
    const about = { $or: [...records].map(([resource, ids]) => ({ resource, resourceId: { $in: [...ids] } })) };
    await rows.updateMany({ $and: [about, { reason: { $ne: null } }] }, { $set: { reason: ERASED } }, options);
    await rows.updateMany(
      { $and: [about, { resourceLabel: { $ne: null } }] },
      { $set: { resourceLabel: null } },
      options,
    );
    await rows.updateMany({ actorId: userId }, { $set: { origin: null } }, options);
    for await (const { _id, changes } of rows.find({ $and: [about, { 'changes.0': { $exists: true } }] }, options))
      await rows.updateOne({ _id }, { $set: { changes: changes.map(withoutFreeText) } }, options);
  }

  private toStoredChange({ field, before, after, personal = false }: AuditChange): AuditRecord['changes'][number] {
    const value = (value: AuditChange['before']) => {
      if (value === null) return null;
      if (personal) return this.digest(String(value));
      return typeof value === 'string' ? value.slice(0, 500) : value;
    };
    return { field: field.slice(0, 80), before: value(before), after: value(after), hashed: personal };
  }

  /** Digests a value. Equal values give equal digests; without the key nobody can try values out. */
  private digest(value: string): string {
    return signFor('audit', value, this.secrets.accessToken).slice(0, 22);
  }
}
