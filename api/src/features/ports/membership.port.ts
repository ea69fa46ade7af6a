import type { Id, MemberRole } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

/** A user's place in an employer. */
export interface MemberOf {
  readonly employerId: Id;
  readonly role: MemberRole;
}

/** Who belongs to which employer. Asked at every request of an employer's member. */
export abstract class Membership {
  abstract of(userId: ObjectId): Promise<MemberOf | null>;
  /** Whether an employer with this user would be left without an owner if the user went. */
  abstract isLastOwner(userId: ObjectId): Promise<boolean>;
}
