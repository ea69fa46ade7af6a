import { abilityFor, anonymous, Refusal } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt } from 'passport-jwt';
import { ActorSource } from '../access/actor-source.ts';
import { Authenticator, type Caller } from '../access/authenticator.ts';
import { objectId } from '../database/ids.ts';
import { AccessTokens } from './access-tokens.ts';
import { Sessions } from './sessions.service.ts';

const fromHeader = ExtractJwt.fromAuthHeaderAsBearerToken();
const visitor: Caller = { actor: anonymous, ability: abilityFor(anonymous), sessionId: null };

/** Knows callers by their bearer token, and asks at every request whether session and account still stand. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    @Inject(AccessTokens) private readonly tokens: AccessTokens,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(ActorSource) private readonly actors: ActorSource,
  ) {
    super();
  }

  async authenticate(request: FastifyRequest): Promise<Caller> {
    const token = fromHeader(request);
    if (!token) return visitor;
    const { userId, sessionId } = this.tokens.verify(token);
    const [session, account] = await Promise.all([
      this.sessions.find(objectId(sessionId)),
      this.actors.find(objectId(userId)),
    ]);
    if (account?.standing === 'suspended') throw new Refusal('ACCOUNT_SUSPENDED');
    if (!session || !account || account.standing === 'erased' || session.userId.toHexString() !== userId) {
      throw new Refusal('SESSION_EXPIRED');
    }
    return { actor: account.actor, ability: abilityFor(account.actor), sessionId };
  }
}
