import type { Ability, Actor, Id } from '@prentice/contract';
import type { FastifyRequest } from 'fastify';

/** Who asks, with the session they ask through and the ability that follows from both. */
export interface Caller {
  readonly actor: Actor;
  readonly ability: Ability;
  readonly sessionId: Id | null;
}

/** Finds out who sends a request. Implemented by the session store; anonymous callers are a {@link Caller} too. */
export abstract class Authenticator {
  /** @throws Refusal SESSION_EXPIRED or ACCOUNT_SUSPENDED when a token is given but no longer stands. */
  abstract authenticate(request: FastifyRequest): Promise<Caller>;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}
