import type { Ability, Actor, Id } from '@prentice/contract';

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
