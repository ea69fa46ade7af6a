import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import { MINUTE } from '../../../platform/clock/clock.ts';

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional(), use: z.string().optional() })).max(50),
});
type Key = z.infer<typeof keySet>['keys'][number];

/* Providers change their keys now and then; a token with an unknown key is worth one more look, but not many. */
const MAX_AGE_MS = 60 * MINUTE;
const MIN_REFRESH_MS = MINUTE;

const isSigningKey = ({ kty, use }: Key): boolean => (kty === 'RSA' || kty === 'EC') && use !== 'enc';

/** Finds the public keys with which a provider signs. */
export class ProviderKeys {
  private keys: readonly Key[] = [];
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly clock: Clock,
    private readonly read: (signal: AbortSignal) => Promise<unknown>,
  ) {}

  private get age(): number {
    return this.clock.now().getTime() - this.readAt;
  }

  /** Reads the keys beforehand, so that a person who comes back waits for one answer less. Never throws. */
  async prefetch(signal: AbortSignal): Promise<void> {
    if (this.age > MAX_AGE_MS) await this.refresh(signal).catch(() => undefined);
  }

  /** Finds a key, in PEM, or null when the provider has no such key. */
  async find(kid: string | undefined, signal: AbortSignal): Promise<string | null> {
    if (this.age > MAX_AGE_MS || (this.age > MIN_REFRESH_MS && !this.pick(kid))) await this.refresh(signal);
    const key = this.pick(kid);
    const jwk: JsonWebKey | undefined = key;
    return jwk ? createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString() : null;
  }

  private async refresh(signal: AbortSignal): Promise<void> {
    this.keys = keySet.parse(await this.read(signal)).keys.filter(isSigningKey);
    this.readAt = this.clock.now().getTime();
  }

  private pick(kid: string | undefined): Key | undefined {
    return kid === undefined && this.keys.length === 1 ? this.keys[0] : this.keys.find((key) => key.kid === kid);
  }
}
