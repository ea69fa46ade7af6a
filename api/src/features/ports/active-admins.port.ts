import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

/**
 * The active full administrators, in one document. Whoever changes administrators locks it first, so that such changes
 * happen one after the other, also across processes.
 */
export abstract class ActiveAdmins {
  /** Whether there is no administrator yet. */
  abstract isEmpty(): Promise<boolean>;
  /** Makes the first administrator. @throws AppError SETUP_CLOSED when there is one already. */
  abstract addFirst(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void>;
  /** Whether nobody would be left without this user. */
  abstract isLast(userId: ObjectId): Promise<boolean>;
  /** Waits for the lock. @returns the active full administrators */
  abstract lock(unitOfWork: UnitOfWork): Promise<readonly ObjectId[]>;
  /** Like lock, for an act that only a full administrator may do. @throws AppError FORBIDDEN when the actor is none any more. */
  abstract lockForAdmin(unitOfWork: UnitOfWork, actorId: string | null): Promise<void>;
  abstract add(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void>;
  /** Does nothing for somebody who is not on it. @throws AppError LAST_ADMIN when nobody would be left. */
  abstract remove(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void>;
}
