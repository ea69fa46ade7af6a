import type { Ability, Actor, Id } from '@prentice/contract';

/** Who asks, with the session they ask through and the ability that follows from both. */
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
