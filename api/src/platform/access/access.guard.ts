import { abilityFor, anonymous, AppError, type OperationShape } from '@prentice/contract';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AccessTokenStrategy, bearerToken } from '../auth/access-token.strategy.ts';
import { operationOf } from '../http/operations-controller.decorator.ts';
import type { Caller } from './caller.ts';
import { RequestBudget } from './request-budget.ts';

const visitor: Caller = { actor: anonymous, ability: abilityFor(anonymous), sessionId: null };

/**
 * Guards the whole API. It denies unless the operation declares who may call: decisions about whole areas and
 * actions here, decisions about records in the services.
 */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    strategy: AccessTokenStrategy,
    private readonly budget: RequestBudget,
  ) {
    super({ defaultStrategy: strategy.name, property: 'caller' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = operationOf(context.getHandler());
    if (!declared) throw new AppError('NOT_FOUND');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.caller = visitor;
    if (bearerToken(request)) await super.canActivate(context);
    await this.budget.countReceived(declared, request);
    if (declared.access.kind === 'public' && !declared.cookie && request.caller.actor.secondFactorDue)
      request.caller = visitor;
    assertAllowed(declared, request.caller);
    return true;
  }

  /** @throws AppError SESSION_EXPIRED for a token that is not ours, or what the strategy threw. */
  override handleRequest<T>(error: Error | null, caller: T | false | null): T {
    if (error) throw error;
    if (!caller) throw new AppError('SESSION_EXPIRED');
    return caller;
  }
}

/** @throws AppError UNAUTHENTICATED, SECOND_FACTOR_REQUIRED, EMAIL_NOT_VERIFIED or FORBIDDEN. */
export function assertAllowed(declared: OperationShape, { actor, ability }: Caller): void {
  const { access } = declared;
  if (access.kind === 'public') return;
  if (access.kind === 'signedIn') {
    if (!actor.id) throw new AppError('UNAUTHENTICATED');
  } else if (!ability.can(access.action, access.subject)) {
    throw new AppError(actor.id ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  }
  if (actor.secondFactorDue && !declared.beforeSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED');
  if (actor.id && !actor.emailVerified && !declared.unverified) throw new AppError('EMAIL_NOT_VERIFIED');
}
