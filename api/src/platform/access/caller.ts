import { AppError, type Ability, type Actor, type Id } from '@prentice/contract';
import type { ClientSession, ObjectId } from 'mongodb';
import { objectId } from '../database/ids.ts';

/** The actor of a request, with the session and the ability that follows from both. */
export interface Caller {
  readonly actor: Actor;
  readonly ability: Ability;
  readonly sessionId: Id | null;
}

/** Returns the account of a person who is signed in. @throws AppError NOT_FOUND for a visitor */
export function userIdOf({ id }: Pick<Actor, 'id'>): ObjectId {
  if (id === null) throw new AppError('NOT_FOUND');
  return objectId(id);
}

/** Returns the employer that a person acts for. @throws AppError NOT_FOUND for somebody who acts for none */
export function employerIdOf({ employerId }: Pick<Actor, 'employerId'>): ObjectId {
  if (employerId === null) throw new AppError('NOT_FOUND');
  return objectId(employerId);
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

/** Loads the actor of an account, at every signed-in request. The feature that keeps the accounts implements it. */
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
