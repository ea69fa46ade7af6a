import { randomUUID } from 'node:crypto';
import { abilityFor, AppError } from '@prentice/contract';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ActorLoader, type Caller } from '../access/caller.ts';
import { objectId } from '../database/ids.ts';
import { AccessTokens } from './access-tokens.ts';
import { Sessions } from './sessions.service.ts';

/** Returns the bearer token of a request, or null. */
export const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();

/** Knows callers by their bearer token, and asks at every request whether its session and account are still valid. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) implements OnApplicationShutdown {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: Sessions,
    private readonly actorLoader: ActorLoader,
  ) {
    super({ ...tokens.verification(), jwtFromRequest: bearerToken });
    /*
     * Passport knows strategies by name, and all applications of a process share what it knows: under one name for all, the
     * second would answer for the first, with its own sessions.
     */
    passport.unuse(this.name);
    this.name = `access-token ${randomUUID()}`;
    passport.use(this);
  }

  /** @throws AppError SESSION_EXPIRED or ACCOUNT_SUSPENDED when the token is no longer valid. */
  async validate(payload: unknown): Promise<Caller> {
    const { userId, sessionId } = this.tokens.read(payload);
    const [session, account] = await Promise.all([
      this.sessions.find(objectId(sessionId)),
      this.actorLoader.find(objectId(userId)),
    ]);
    if (account?.status === 'suspended') throw new AppError('ACCOUNT_SUSPENDED');
    if (!session || !account || account.status === 'erased' || session.userId.toHexString() !== userId) {
      throw new AppError('SESSION_EXPIRED');
    }
    return { actor: account.actor, ability: abilityFor(account.actor), sessionId };
  }

  /** Requests that are still running at the shutdown are answered first. */
  onApplicationShutdown(): void {
    passport.unuse(this.name);
  }
}
