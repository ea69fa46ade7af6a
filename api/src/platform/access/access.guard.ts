import { healthOperations, Refusal, type OperationShape } from '@prentice/contract';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operationOf } from '../http/bind.decorator.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Authenticator, type Caller } from './authenticator.ts';

const probes: readonly OperationShape[] = [healthOperations.live, healthOperations.ready];

/**
 * The one guard of the API. It denies unless the operation declares who may call: decisions about whole areas and
 * actions here, decisions about records in the services.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    @Inject(Authenticator) private readonly authenticator: Authenticator,
    @Inject(RateLimits) private readonly rateLimits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = operationOf(context.getHandler());
    if (!declared) throw new Refusal('NOT_FOUND');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = await this.authenticator.authenticate(request);
    request.caller = caller;
    /* Probes come from one address, together with whatever else does. */
    if (!probes.includes(declared)) await this.rateLimits.spend(declared.rate, caller.actor.id ?? request.ip);
    assertMay(declared, caller);
    return true;
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
