import { AppError } from '@prentice/contract';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { ExternalProvider } from './external-provider.config.ts';
import type { ProviderKeys } from './openid-keys.ts';

const header = z.object({ kid: z.string().optional() });
const claims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  email: z.email().max(254).optional(),
  /* Some providers send it as text. */
  email_verified: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
  name: z.string().optional(),
});

/** What a provider's token says of somebody. */
export type IdClaims = z.infer<typeof claims>;

const TOLERANCE_SECONDS = 60;
const LONGEST_SECONDS = 600;

/** Reads the signed tokens of a provider. */
export class IdTokenVerifier {
  private readonly jwt = new JwtService();

  constructor(
    private readonly provider: ExternalProvider,
    private readonly clock: Clock,
    private readonly keys: ProviderKeys,
  ) {}

  /**
   * Checks the signature by a pinned algorithm, issuer, audience, life and nonce.
   * @throws AppError LINK_INVALID for any other token, IDP_UNAVAILABLE when the keys cannot be read
   */
  async verify(token: string, nonce: string, signal: AbortSignal): Promise<IdClaims> {
    const key = await this.keys.find(keyIdOf(token), signal).catch(() => {
      throw new AppError('IDP_UNAVAILABLE');
    });
    try {
      const verified: object = this.jwt.verify(token, {
        secret: key ?? '',
        algorithms: ['RS256', 'ES256'],
        issuer: this.provider.issuer,
        audience: this.provider.clientId,
        nonce,
        clockTimestamp: Math.floor(this.clock.now().getTime() / 1000),
        clockTolerance: TOLERANCE_SECONDS,
        maxAge: LONGEST_SECONDS,
      });
      const idClaims = claims.parse(verified);
      if (Array.isArray(idClaims.aud) && idClaims.aud.length > 1 && idClaims.azp !== this.provider.clientId)
        throw new Error('The token is for somebody else.');
      return idClaims;
    } catch {
      throw new AppError('LINK_INVALID');
    }
  }
}

function keyIdOf(token: string): string | undefined {
  try {
    return header.parse(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).kid;
  } catch {
    throw new AppError('LINK_INVALID');
  }
}
