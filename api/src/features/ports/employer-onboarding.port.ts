import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';

/** What the sign-up of an employer says about its company. */
export interface NewEmployer {
  readonly ownerId: ObjectId;
  readonly companyName: string;
  readonly website: string;
  /** Address of the owner. */
  readonly email: string;
}

/**
 * Makes an employer together with its first owner, in the unit of work that makes the owner's account. Accounts use it
 * and are below employers, which provide it: `DatabaseEmployerOnboarding`.
 */
export abstract class EmployerOnboarding {
  /** @returns the employer's id */
  abstract create(unitOfWork: UnitOfWork, newEmployer: NewEmployer): Promise<ObjectId>;
  /** Removes the employer of an owner whose account was never confirmed, unless others belong to it. */
  abstract discard(unitOfWork: UnitOfWork, ownerId: ObjectId): Promise<void>;
}
