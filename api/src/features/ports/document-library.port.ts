import type { Id, MediaType } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

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

/** Documents of interns, for applications. */
export abstract class DocumentLibrary {
  /**
   * A CV of its owner that passed the checks, read within a unit of work.
   * @throws AppError NOT_FOUND when it does not exist, is no CV, or is somebody else's; FILE_REJECTED when it is not clean
   */
  abstract cleanCv(unitOfWork: UnitOfWork, ownerId: ObjectId, documentId: ObjectId): Promise<CleanCv>;
  /** Whether there is such a CV of this owner. */
  abstract hasCv(ownerId: ObjectId, documentId: ObjectId): Promise<boolean>;
  /**
   * The bytes of a document; who looked is kept for its owner before anything is returned, unless it is the owner. The caller
   * has decided that the viewer may.
   * @throws AppError NOT_FOUND when it is gone
   */
  abstract openForEmployer(
    documentId: ObjectId,
    viewer: DocumentViewer,
    purpose: 'application' | 'reveal',
  ): Promise<DocumentFile>;
  /**
   * Marks a document as used by an active application, or not any more. Writes the document in the given unit of work even when
   * nothing changes, so that deleting it at the same moment is noticed. A document that is gone is no error when `used` is false.
   */
  abstract markInUse(unitOfWork: UnitOfWork, documentId: ObjectId, used: boolean): Promise<void>;
}
