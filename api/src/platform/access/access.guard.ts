import { abilityFor, anonymous, healthOperations, Refusal, type OperationShape } from '@prentice/contract';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AccessTokenStrategy, bearerToken } from '../auth/access-token.strategy.ts';
import { operationOf } from '../http/bind.decorator.ts';
import { RateLimits } from '../http/rate-limits.ts';
import type { Caller } from './authenticator.ts';

const visitor: Caller = { actor: anonymous, ability: abilityFor(anonymous), sessionId: null };
const probes: readonly OperationShape[] = [healthOperations.live, healthOperations.ready];

/**
 * The one guard of the API. It denies unless the operation declares who may call: decisions about whole areas and
 * actions here, decisions about records in the services.
 */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    strategy: AccessTokenStrategy,
    private readonly rateLimits: RateLimits,
  ) {
    super({ defaultStrategy: strategy.name, property: 'caller' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = operationOf(context.getHandler());
    if (!declared) throw new Refusal('NOT_FOUND');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller = visitor;
    if (bearerToken(request)) await super.canActivate(context);
    const { caller } = request;
    /* Probes come from one address, together with whatever else does. */
    if (!probes.includes(declared)) await this.rateLimits.spend(declared.rate, caller.actor.id ?? request.ip);
    assertMay(declared, caller);
    return true;
  }

  /** @throws Refusal SESSION_EXPIRED for a token that is not ours, or what the strategy threw. */
  override handleRequest<T>(error: Error | null, caller: T | false | null): T {
    if (error) throw error;
    if (!caller) throw new Refusal('SESSION_EXPIRED');
    return caller;
  }
}

/** @throws Refusal UNAUTHENTICATED, EMAIL_NOT_VERIFIED or FORBIDDEN. */
export function assertMay(declared: OperationShape, { actor, ability }: Caller): void {
  const { access } = declared;
  if (access.kind === 'public') return;
  if (access.kind === 'signedIn') {
    if (!actor.id) throw new Refusal('UNAUTHENTICATED');
  } else if (!ability.can(access.action, access.subject)) {
    throw new Refusal(actor.id ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  }
  if (actor.id && !actor.emailVerified && !declared.unverified) throw new Refusal('EMAIL_NOT_VERIFIED');
}
