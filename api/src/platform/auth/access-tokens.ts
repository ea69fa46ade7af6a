import { createSecretKey, type KeyObject } from 'node:crypto';
import { authLimits, id, AppError, type Id } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { SecretOrKeyProvider } from 'passport-jwt';
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
  private readonly key: KeyObject;

  constructor(
    @Inject(SECRETS) secrets: Secrets,
    private readonly clock: Clock,
  ) {
    /* A text would be tried as a public key at every request, which fails slowly. */
    this.key = createSecretKey(secrets.accessToken, 'utf8');
    this.jwt = new JwtService({ secretOrKeyProvider: () => this.key });
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

  /**
   * Returns how a strategy checks a token before {@link read}: signature, algorithm, issuer and audience. Its life is left to
   * {@link read}, which asks the clock of this application.
   */
  verification() {
    /* The library takes this kind of key as well; only its types do not say so. */
    const provideKey: SecretOrKeyProvider = (_request, _token, done) => done(null, this.key as unknown as Buffer);
    return {
      secretOrKeyProvider: provideKey,
      algorithms: ['HS256' as const],
      issuer: ISSUER,
      audience: AUDIENCE,
      ignoreExpiration: true,
    };
  }

  /** @throws AppError SESSION_EXPIRED for the claims of anything but a standing access token of ours. */
  read(payload: unknown): { userId: Id; sessionId: Id } {
    const { success, data } = claims.safeParse(payload);
    if (!success || data.exp * 1000 <= this.clock.now().getTime()) throw new AppError('SESSION_EXPIRED');
    return { userId: data.sub, sessionId: data.sid };
  }
}
