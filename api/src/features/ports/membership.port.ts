import { AppError, hasConflict, type Id, type MemberRole } from '@prentice/contract';
import type { ClientSession, ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';

/** A user's place in an employer. */
export interface UserMembership {
  readonly employerId: Id;
  readonly role: MemberRole;
}

/** A member to be notified. Ids are hex strings. */
export interface MemberSummary {
  readonly userId: Id;
  readonly employerId: Id;
  readonly role: MemberRole;
  readonly email: string;
}

/** Somebody who becomes a member. */
export interface NewMember {
  readonly userId: ObjectId;
  readonly employerId: ObjectId;
  readonly role: MemberRole;
  readonly email: string;
  readonly name?: string | null;
}

/**
 * Answers who belongs to which employer. Asked at every request of an employer's member. Accounts and employers use it
 * and are below members, which provide it: `DatabaseMembership`.
 */
export abstract class Membership {
  /**
   * Returns the check that the caller does not decide about the employer that they belong to, whatever their role. It
   * is asked before anything else, so that the reason is told; null is no employer.
   * @throws AppError CASE_CONFLICT_OF_INTEREST by the check
   */
  async conflictCheck({ actor }: Pick<Caller, 'actor'>): Promise<(employerId: Id | null) => void> {
    const membership = actor.id ? await this.find(objectId(actor.id)) : null;
    const ownEmployer = { employerId: membership?.employerId ?? actor.employerId };
    return (employerId) => {
      if (employerId !== null && hasConflict(ownEmployer, { employerId }))
        throw new AppError('CASE_CONFLICT_OF_INTEREST');
    };
  }

  abstract find(userId: ObjectId): Promise<UserMembership | null>;
  /**
   * Returns whether a user is a member in this role still. Writes the member, so that of the transaction and one that
   * removes the member or changes the role at the same time the database saves one.
   */
  abstract isStillMember(userId: ObjectId, role: MemberRole, session: ClientSession): Promise<boolean>;
  /** Returns whether an employer with this user would be left without an owner who can sign in if the user went. */
  abstract isLastOwner(userId: ObjectId): Promise<boolean>;
  /** Finds the members of employers, of certain roles when given, longest there first. One query. */
  abstract membersOf(
    employerIds: readonly ObjectId[],
    roles?: readonly MemberRole[],
  ): Promise<readonly MemberSummary[]>;
  /** Counts members by hex id of the employer. One query. */
  abstract countMembers(employerIds: readonly ObjectId[]): Promise<ReadonlyMap<Id, number>>;
  /** @throws AppError SAVED_LIMIT when the employer is full; INVITE_INVALID for a user who belongs to an employer. */
  abstract join(unitOfWork: UnitOfWork, member: NewMember): Promise<void>;
}
