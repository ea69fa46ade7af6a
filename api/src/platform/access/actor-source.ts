import type { Actor } from '@prentice/contract';
import type { ClientSession, ObjectId } from 'mongodb';

/** An account as the session store needs to know it. */
export interface Account {
  readonly actor: Actor;
  readonly standing: 'unverified' | 'active' | 'suspended' | 'erased';
}

/** Where actors come from; implemented by the feature that keeps the accounts. Asked at every signed-in request. */
export abstract class ActorSource {
  abstract find(userId: ObjectId): Promise<Account | null>;
  /**
   * Makes sure, first thing in a transaction, that members and administrators still have the account, role and permissions
   * they were found with. Writes the records that such a change writes, so that of the two transactions the database saves
   * one and the other begins again. Interns decide about nobody.
   * @throws Refusal FORBIDDEN
   */
  abstract assertAuthority(actor: Actor, session: ClientSession): Promise<void>;
}
