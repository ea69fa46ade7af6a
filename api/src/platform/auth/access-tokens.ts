import { createSecretKey } from 'node:crypto';
import { authLimits, id, Refusal, type Id } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { Clock } from '../clock/clock.ts';
import { SECRETS, type Secrets } from './secrets.ts';

/** Life of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = authLimits.accessTokenSeconds;

const ISSUER = 'internships-api';
const AUDIENCE = 'internships-web';
const TYPE = 'access';

/** Exactly what {@link AccessTokens.sign} writes: the library checks claims only where a token has them. */
const claims = z
  .strictObject({
    sub: id,
    sid: id,
    typ: z.literal(TYPE),
    iss: z.literal(ISSUER),
    aud: z.literal(AUDIENCE),
    iat: z.int(),
    exp: z.int(),
  })
  .refine(({ iat, exp }) => exp - iat === ACCESS_TOKEN_SECONDS);

/** Makes and reads access tokens: HS256, with pinned algorithm, issuer, audience and type. */
@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;

  constructor(
    @Inject(SECRETS) secrets: Secrets,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    /* A text would be tried as a public key at every request, which fails slowly. */
    const key = createSecretKey(secrets.accessToken, 'utf8');
    this.jwt = new JwtService({ secretOrKeyProvider: () => key });
  }

  sign(userId: Id, sessionId: Id): string {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const payload = { sub: userId, sid: sessionId, typ: TYPE, iat, exp: iat + ACCESS_TOKEN_SECONDS };
    return this.jwt.sign(payload, {
      algorithm: 'HS256',
      issuer: ISSUER,
      audience: AUDIENCE,
    });
  }

  /** @throws Refusal SESSION_EXPIRED for anything but a standing access token of ours. */
  verify(token: string): { userId: Id; sessionId: Id } {
    try {
      const verified: unknown = this.jwt.verify(token, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: Math.floor(this.clock.now().getTime() / 1000),
      });
      const { sub, sid } = claims.parse(verified);
      return { userId: sub, sessionId: sid };
    } catch {
      throw new Refusal('SESSION_EXPIRED');
    }
  }
}
