import type { Actor } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

/** An account as the session store needs to know it. */
export interface Account {
  readonly actor: Actor;
  readonly standing: 'unverified' | 'active' | 'suspended' | 'erased';
}

/** Where actors come from; implemented by the feature that keeps the accounts. Asked at every signed-in request. */
export abstract class ActorSource {
  abstract find(userId: ObjectId): Promise<Account | null>;
}
