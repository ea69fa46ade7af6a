import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
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

/** A key, and the name by which the header of a token refers to it (`kid`, RFC 7515, section 4.1.4). */
interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/* A text would be tried as a public key at every request, which fails slowly. */
const signingKeyOf = (secret: string): SigningKey => ({
  id: createHash('sha256').update(secret).digest('base64url').slice(0, 8),
  key: createSecretKey(secret, 'utf8'),
});

/**
 * Returns the key id that a token's header names. What cannot be read names none: its signature is refused afterwards.
 */
function keyIdOf(token: string): unknown {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('utf8'));
    return typeof header === 'object' && header !== null && 'kid' in header ? header.kid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes and reads access tokens: HS256, with pinned algorithm, issuer, audience and type. Tokens that were signed
 * before the secret was changed are read with the previous one.
 */
@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;
  private readonly current: SigningKey;
  private readonly previous: SigningKey | undefined;

  constructor(
    @Inject(SECRETS) secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.current = signingKeyOf(secrets.accessToken);
    this.previous = secrets.previousAccessToken ? signingKeyOf(secrets.previousAccessToken) : undefined;
    this.jwt = new JwtService({ secretOrKeyProvider: () => this.current.key });
  }

  sign(userId: Id, sessionId: Id): string {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const payload = { sub: userId, sid: sessionId, typ: TYPE, iat, exp: iat + ACCESS_TOKEN_SECONDS };
    return this.jwt.sign(payload, {
      algorithm: 'HS256',
      keyid: this.current.id,
      issuer: ISSUER,
      audience: AUDIENCE,
    });
  }

  /**
   * Returns how a strategy checks a token before {@link read}: signature, algorithm, issuer and audience. Its life is
   * left to {@link read}, which asks the clock of this application.
   */
  verification() {
    /* The library takes this kind of key as well; only its types do not say so. */
    const provideKey: SecretOrKeyProvider = (_request, token: string, done) => {
      const { previous } = this;
      const { key } = previous && keyIdOf(token) === previous.id ? previous : this.current;
      done(null, key as unknown as Buffer);
    };
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
