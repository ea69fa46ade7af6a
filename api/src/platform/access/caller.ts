import type { Ability, Actor, Id } from '@prentice/contract';
import type { ClientSession, ObjectId } from 'mongodb';

/** The actor of a request, with the session and the ability that follows from both. */
export interface Caller {
  readonly actor: Actor;
  readonly ability: Ability;
  readonly sessionId: Id | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}

/** An account as the session store needs to know it. */
export interface AccountActor {
  readonly actor: Actor;
  readonly status: 'unverified' | 'active' | 'suspended' | 'erased';
}

/** Loads where actors come from; implemented by the feature that keeps the accounts. Asked at every signed-in request. */
export abstract class ActorLoader {
  abstract find(userId: ObjectId): Promise<AccountActor | null>;
  /**
   * Makes sure, first thing in a transaction, that members and administrators still have the account, role and
   * permissions they were found with. Writes the records that such a change writes, so that of the two transactions the
   * database saves one and the other begins again. Interns decide about nobody.
   * @throws AppError FORBIDDEN
   */
  abstract assertAuthority(actor: Actor, session: ClientSession): Promise<void>;
}
