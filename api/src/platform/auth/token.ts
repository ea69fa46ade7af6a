import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 random bits, as 43 characters that need no escaping anywhere. */
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: enough to recognise it, useless to whoever reads the database. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether two secrets are the same, in a time that does not tell where they differ. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(tokenDigest(one)), Buffer.from(tokenDigest(other)));
