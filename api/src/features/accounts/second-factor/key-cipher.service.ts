import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '../../../platform/auth/secrets.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const cipherKey = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'keys of second factors', 32));

function open(sealed: Buffer, owner: string, secret: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(secret), sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}

/**
 * Encrypts the keys of authenticator apps (AES-256-GCM, bound to their account) with a key derived from the secret of
 * access tokens: who reads the database alone cannot make codes.
 */
@Injectable()
export class KeyCipher {
  constructor(@Inject(SECRETS) private readonly secrets: Secrets) {}

  /** Whether keys may be stored that were encrypted before the last change of the secret. */
  get hasFormerSecret(): boolean {
    return this.secrets.previousAccessToken !== undefined;
  }

  encrypt(key: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', cipherKey(this.secrets.accessToken), nonce);
    cipher.setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  /**
   * Returns the key, and whether it was encrypted before the last change of the secret; null when it was encrypted with
   * a secret that is no longer set, so that only recovery codes are left.
   */
  decrypt(encrypted: string, owner: string): { key: string; isOutdated: boolean } | null {
    const sealed = Buffer.from(encrypted, 'base64url');
    const current = open(sealed, owner, this.secrets.accessToken);
    if (current !== null) return { key: current, isOutdated: false };
    const { previousAccessToken } = this.secrets;
    const former = previousAccessToken === undefined ? null : open(sealed, owner, previousAccessToken);
    return former === null ? null : { key: former, isOutdated: true };
  }
}
