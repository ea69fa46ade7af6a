import type { Id } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

/** A document that proves something about an employer. */
export interface Proof {
  readonly id: Id;
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
}

/** Documents of the kind `employer_proof`, for verification cases. Implemented by the feature that keeps documents. */
export abstract class ProofLibrary {
  /**
   * Clean proofs of an employer in the order asked.
   * @throws AppError NOT_FOUND when one of them does not exist, is not clean or belongs to somebody else
   */
  abstract proofs(employerId: ObjectId, ids: readonly ObjectId[]): Promise<readonly Proof[]>;
  /**
   * Keeps these of an employer from being deleted, and lets go of all others.
   * @throws AppError NOT_FOUND when one of them was deleted meanwhile
   */
  abstract retain(unitOfWork: UnitOfWork, employerId: ObjectId, ids: readonly Id[]): Promise<void>;
}
