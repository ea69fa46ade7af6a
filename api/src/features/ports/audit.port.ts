import type { ObjectId } from 'mongodb';
import type { AuditResource } from '@prentice/contract';
import type { Caller } from '../../platform/access/caller.ts';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { AuditWriter } from '../../platform/transitions/audit-writer.ts';

export type { AuditChange, AuditNote } from '../../platform/transitions/audit-writer.ts';

/** Keeps who did what. The entry is saved with the unit of work that performs the act, or not at all. */
export abstract class Audit extends AuditWriter {
  /**
   * Takes the free text about an erased person out of the entries about these records, and where they signed in from out of
   * their own. That somebody acted, on what and when stays.
   */
  abstract forget(
    unitOfWork: UnitOfWork,
    userId: ObjectId,
    records: ReadonlyMap<AuditResource, readonly ObjectId[]>,
  ): Promise<void>;

  /** Somebody took a whole list away as a file; an employer's members may see when it was theirs. */
  abstract recordExport(caller: Pick<Caller, 'actor'>, resource: AuditResource): Promise<void>;
}
