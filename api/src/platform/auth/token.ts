import { createHash, createHmac, randomBytes, timingSafeEqual, type BinaryLike } from 'node:crypto';

/** Creates a new secret of 256 random bits, as 43 characters that need no escaping anywhere. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Returns what is stored of a token: enough to recognise it, useless to anyone who reads the database. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Returns whether two secrets are equal, in constant time. */
export const isSameSecret = (token: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(tokenDigest(token)), Buffer.from(tokenDigest(other)));

/** Returns the HMAC-SHA-256 of a text, as 43 characters that need no escaping anywhere. */
export const signText = (key: BinaryLike, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Signs a text with a key that is derived from a secret for one purpose, so that it is of no use for another one. */
export const signFor = (purpose: string, text: string, secret: string): string =>
  signText(createHmac('sha256', secret).update(purpose).digest(), text);

/** XORs a token with a pad derived from another one. Each token hides only one other, so its pad is used once. */
function xorWithToken(token: string, by: string): string {
  const pad = createHmac('sha256', by).update('the token that followed').digest();
  const bytes = Buffer.from(token, 'base64url').map((byte, index) => byte ^ (pad[index] ?? 0));
  return Buffer.from(bytes).toString('base64url');
}

/** Hides the token that replaced another one: only who still has the old one can read it. */
export const hideReplacement = (replaced: string, token: string): string => xorWithToken(token, replaced);

/** Returns the token that {@link hideReplacement} hid. */
export const revealReplacement = (replaced: string, hidden: string): string => xorWithToken(hidden, replaced);
