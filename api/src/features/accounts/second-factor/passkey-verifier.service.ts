import { isIP } from 'node:net';
import { brand, secondFactorLimits, type NewPasskey, type PasskeyAnswer, type PasskeySetup } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { createToken } from '../../../platform/auth/token.ts';
import { MINUTE } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import type { StoredPasskey } from './second-factor.entity.ts';

/* Ed25519, ECDSA with P-256 and RSA, in this order (COSE, RFC 9053 and 8812): between them every authenticator. */
const algorithms = [-8, -7, -257] as const;

/** Returns how a browser finds passkeys of an account. */
export const credentialsOf = (passkeys: readonly StoredPasskey[] | null | undefined) =>
  (passkeys ?? []).map(({ id, transports }) => ({ id, type: 'public-key' as const, transports: [...transports] }));

/**
 * Asks for passkeys and checks them (WebAuthn Level 3) for the address at which the service is reached. They come after a
 * password: that somebody touches the authenticator is enough, and its own PIN or fingerprint is not required.
 */
@Injectable()
export class PasskeyVerifier {
  private readonly address: URL;

  constructor(@Inject(SETTINGS) { publicUrl }: Pick<Settings, 'publicUrl'>) {
    this.address = new URL(publicUrl);
  }

  /** Whether there can be passkeys at all: they belong to a name, not to the number of an address. */
  get isOffered(): boolean {
    return isIP(this.address.hostname.replace(/^\[|\]$/g, '')) === 0;
  }

  /** Returns what the browser needs to make a passkey on an authenticator that has none of this account. */
  setupFor(
    { _id, email }: { readonly _id: ObjectId; readonly email: string },
    passkeys: readonly StoredPasskey[],
  ): PasskeySetup {
    return {
      rp: { id: this.address.hostname, name: brand.name },
      user: { id: Buffer.from(_id.toHexString(), 'hex').toString('base64url'), name: email, displayName: email },
      challenge: createToken(),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: secondFactorLimits.challengeMinutes * MINUTE,
      excludeCredentials: credentialsOf(passkeys),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      attestation: 'none',
    };
  }

  /** Returns what is kept of a new passkey, or null when it has not signed this challenge for this address. */
  async readNew(
    { id, transports, ...response }: NewPasskey,
    challenge: string,
  ): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const verification = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      ...this.expectations(challenge),
      supportedAlgorithmIDs: [...algorithms],
    }).catch(() => null);
    if (!verification?.verified) return null;
    const { credential } = verification.registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { id: credential.id, publicKey, counter: credential.counter, transports };
  }

  /**
   * Returns how often the authenticator says that a passkey was used, or null when it has not signed this challenge for
   * this address, or when the number went back, as that of a copied authenticator does.
   */
  async counterOfAnswer(
    { id, ...response }: PasskeyAnswer['passkey'],
    challenge: string,
    stored: StoredPasskey,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const publicKey = new Uint8Array(Buffer.from(stored.publicKey, 'base64url'));
    const verification = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      ...this.expectations(challenge),
      credential: { id: stored.id, publicKey, counter: stored.counter },
    }).catch(() => null);
    return verification?.verified ? verification.authenticationInfo.newCounter : null;
  }

  private expectations(expectedChallenge: string) {
    const { origin: expectedOrigin, hostname: expectedRPID } = this.address;
    return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false };
  }
}
