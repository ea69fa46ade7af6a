import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { DocumentAccess, type AccessPurpose } from './document.entity.ts';
import type { RevealReason } from '@prentice/contract';

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
  readonly purpose: AccessPurpose;
  /** The code of an administrator's reason. Their sentence may speak of others and stays in the audit log. */
  readonly reason: RevealReason | null;
}

/** Looks at documents and contact data, kept beside the documents. */
@Injectable()
export class AccessLog {
  constructor(private readonly clock: Clock) {}

  /** Records a look, saved with the unit of work in which the look is allowed, or not at all. */
  record(unitOfWork: UnitOfWork, { document, ...look }: AccessLogEntry): void {
    const entry = unitOfWork.create(DocumentAccess, {
      _id: new ObjectId(),
      ...look,
      documentId: document?.id ?? null,
      fileName: document?.fileName ?? null,
      at: this.clock.now(),
    });
    unitOfWork.persist(entry);
  }
}
