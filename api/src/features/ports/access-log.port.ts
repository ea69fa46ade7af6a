import type { RevealReason } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

/** Who looked at what is somebody's own. */
export interface AccessLogEntry {
  /** Whose it is, who reads of the look, and nobody else. */
  readonly ownerId: ObjectId;
  /** What was looked at: a document, or null for the contact data. */
  readonly document: { readonly id: ObjectId; readonly fileName: string } | null;
  readonly viewerId: ObjectId;
  readonly employerId: ObjectId | null;
  /** The company's name; an administrator's own stays out of it. */
  readonly viewerName: string;
  readonly purpose: 'application' | 'verification' | 'reveal';
  /** The code of an administrator's reason. Their sentence may speak of others and stays in the audit log. */
  readonly reason: RevealReason | null;
}

/** Keeps for people who looked at their documents and contact data. Looks are added, never changed. */
export abstract class AccessLog {
  /** Saved with the unit of work in which the look is allowed, or not at all. */
  abstract record(unitOfWork: UnitOfWork, look: AccessLogEntry): void;
}
