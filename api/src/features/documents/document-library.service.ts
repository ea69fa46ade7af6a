import { isUsableDocument, AppError, type Id, type MediaType, type RevealReason } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { AccessLog } from './access-log.service.ts';
import { EmployerLookup } from '../employers/index.ts';
import { Document, type AccessPurpose, type DocumentEntity, type DocumentRow } from './document.entity.ts';

/** A document that proves something about an employer. */
export interface Proof {
  readonly id: Id;
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
}

/** A CV as an application freezes it. */
export interface CleanCv {
  readonly id: Id;
  readonly fileName: string;
  readonly mediaType: MediaType;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

export interface DocumentFile {
  readonly fileName: string;
  readonly mediaType: MediaType;
  readonly bytes: Buffer;
}

/** Who looks at somebody else's document. */
export interface DocumentViewer {
  readonly userId: ObjectId;
  readonly employerId: ObjectId | null;
}

/** Says whether a document is needed. It is always an edit, so that a deletion at the same time finds it changed. */
function markUsed(document: DocumentEntity, used: boolean, now: Date): void {
  document.inUse = used;
  document.updatedAt = new Date(Math.max(now.getTime(), document.updatedAt.getTime() + 1));
}

/** Documents for applications. */
@Injectable()
export class DocumentLibrary {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly clock: Clock,
    private readonly employers: EmployerLookup,
    private readonly accessLog: AccessLog,
  ) {}

  /**
   * Returns a CV of its owner that passed the checks, read within a unit of work.
   * @throws AppError NOT_FOUND when it does not exist, is no CV, or is somebody else's; FILE_REJECTED when it is not
   * clean
   */
  async cleanCv(unitOfWork: UnitOfWork, ownerId: ObjectId, documentId: ObjectId): Promise<CleanCv> {
    const document = await unitOfWork.findOne(Document, { _id: documentId, ownerId, kind: 'cv' });
    if (!document) throw new AppError('NOT_FOUND');
    if (!isUsableDocument(document)) throw new AppError('FILE_REJECTED');
    const { fileName, mediaType, size, sha256 } = document;
    return { id: documentId.toHexString(), fileName, mediaType, size, sha256 };
  }

  /**
   * Makes a CV the one that its owner sends unless they choose another, within a unit of work.
   * @param documentId null for none
   */
  async setDefaultCv(unitOfWork: UnitOfWork, ownerId: ObjectId, documentId: ObjectId | null): Promise<void> {
    const rows = this.database.collection<DocumentRow>(Document);
    const options = this.database.sessionOptions(unitOfWork);
    await rows.updateMany({ ownerId, kind: 'cv', isDefault: true }, { $set: { isDefault: false } }, options);
    if (documentId) await rows.updateOne({ _id: documentId, ownerId }, { $set: { isDefault: true } }, options);
  }

  /** Returns whether there is such a CV of this owner. */
  async hasCv(ownerId: ObjectId, documentId: ObjectId): Promise<boolean> {
    const cvFilter = { _id: documentId, ownerId, kind: 'cv' as const };
    return (await this.database.collection<DocumentRow>(Document).countDocuments(cvFilter, { limit: 1 })) > 0;
  }

  /**
   * Returns the bytes of a document; who looked is kept for its owner before anything is returned, unless it is the
   * owner. The caller has decided that the viewer may.
   * @throws AppError NOT_FOUND when it is gone
   */
  async openWithLog(
    documentId: ObjectId,
    viewer: DocumentViewer,
    purpose: 'application' | 'analysis' | 'reveal',
  ): Promise<DocumentFile> {
    const row = await this.database.collection<DocumentRow>(Document).findOne({ _id: documentId });
    if (!row) throw new AppError('NOT_FOUND');
    if (!viewer.userId.equals(row.ownerId)) await this.logAccess(row, viewer, purpose);
    return { fileName: row.fileName, mediaType: row.mediaType, bytes: await this.files.get(row.storageKey) };
  }

  /**
   * Keeps for the owner of a document, within a unit of work, that an administrator is shown what it says. The caller
   * has decided that they may.
   * @throws AppError NOT_FOUND when it is gone
   */
  async recordReveal(unitOfWork: UnitOfWork, _id: ObjectId, viewerId: ObjectId, reason: RevealReason): Promise<void> {
    const document = await unitOfWork.findOne(Document, { _id });
    if (!document) throw new AppError('NOT_FOUND');
    const { ownerId, fileName } = document;
    const viewer = { viewerId, employerId: null, viewerName: 'administrator' };
    this.accessLog.record(unitOfWork, {
      ownerId,
      document: { id: _id, fileName },
      ...viewer,
      purpose: 'reveal',
      reason,
    });
  }

  private async logAccess(row: DocumentRow, viewer: DocumentViewer, purpose: AccessPurpose): Promise<void> {
    const viewerName = await this.nameOf(viewer.employerId);
    await this.database.transaction(async (unitOfWork) =>
      this.accessLog.record(unitOfWork, {
        ownerId: row.ownerId,
        document: { id: row._id, fileName: row.fileName },
        viewerId: viewer.userId,
        employerId: viewer.employerId,
        viewerName,
        purpose,
        reason: null,
      }),
    );
  }

  private async nameOf(employerId: ObjectId | null): Promise<string> {
    if (!employerId) return 'administrator';
    const summaries = await this.employers.summaries([employerId]);
    return summaries.get(employerId.toHexString())?.name ?? '';
  }

  /**
   * Marks a document as used by an active application, or not any more. Writes the document in the given unit of work
   * even when nothing changes, so that deleting it at the same moment is noticed. A document that is gone is no error
   * when `used` is false.
   */
  async markInUse(unitOfWork: UnitOfWork, documentId: ObjectId, used: boolean): Promise<void> {
    const document = await unitOfWork.findOne(Document, { _id: documentId });
    if (!document && used) throw new AppError('NOT_FOUND');
    if (!document) return;
    markUsed(document, used, this.clock.now());
  }
}

/** Documents of the kind `employer_proof`, for verification cases. */
@Injectable()
export class ProofLibrary {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns clean proofs of an employer in the order asked.
   * @throws AppError NOT_FOUND when one of them does not exist, is not clean or belongs to somebody else
   */
  async proofs(employerId: ObjectId, ids: readonly ObjectId[]): Promise<readonly Proof[]> {
    const rows = await this.database
      .collection<DocumentRow>(Document)
      .find({ _id: { $in: [...ids] }, employerId, kind: 'employer_proof', scanState: { $in: ['unscanned', 'clean'] } })
      .toArray();
    return ids.map((id) => {
      const row = rows.find((candidate) => candidate._id.equals(id));
      if (!row) throw new AppError('NOT_FOUND');
      return { id: id.toHexString(), fileName: row.fileName, mediaType: row.mediaType, size: row.size };
    });
  }

  /**
   * Keeps these of an employer from being deleted, and lets go of all others.
   * @throws AppError NOT_FOUND when one of them was deleted meanwhile
   */
  async retain(unitOfWork: UnitOfWork, employerId: ObjectId, ids: readonly string[]): Promise<void> {
    const documents = await unitOfWork.find(Document, { employerId, kind: 'employer_proof' });
    if (ids.some((id) => !documents.some(({ _id }) => _id.toHexString() === id))) throw new AppError('NOT_FOUND');
    for (const document of documents) markUsed(document, ids.includes(document._id.toHexString()), this.clock.now());
  }
}
