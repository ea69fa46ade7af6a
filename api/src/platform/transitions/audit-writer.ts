import type { AuditAction, AuditResource } from '@prentice/contract';
import type { Caller } from '../access/caller.ts';
import type { UnitOfWork } from '../database/database.service.ts';

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
  readonly reason?: string | null;
  /** Network and device, shortened. */
  readonly origin?: string | null;
}

/** Writes entries of the audit log. The entry is saved with the unit of work that performs the act, or not at all. */
export abstract class AuditWriter {
  abstract record(unitOfWork: UnitOfWork, note: AuditNote): void;
}
