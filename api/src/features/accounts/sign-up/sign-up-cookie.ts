import { createHmac } from 'node:crypto';
import { authLimits } from '@prentice/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOUR } from '../../../platform/clock/clock.ts';
import { isSameSecret } from '../../../platform/auth/token.ts';

const PLAIN = 'sign-up';
/* Browsers accept this name only with Secure, for the whole host and without a domain. */
const LOCKED = '__Host-sign-up';
const SECONDS = (authLimits.verifyLinkHours * HOUR) / 1000;

const signatureOf = (userId: string, secret: string): string =>
  createHmac('sha256', secret).update(`sign-up:${userId}`).digest('base64url');

/** Whether this browser signed up the account: then whoever opens the mailed link in it is the one who chose the password. */
export function isSignUpBrowser({ cookies }: FastifyRequest, userId: string, secret: string): boolean {
  const [signedUp, signature = ''] = (cookies?.[LOCKED] ?? cookies?.[PLAIN] ?? '').split('.');
  return signedUp === userId && isSameSecret(signature, signatureOf(userId, secret));
}

/** Marks the browser as the one that signed up. Every sign-up gets one, so it does not tell whether the address was free. */
export function writeSignUpCookie(
  reply: FastifyReply,
  userId: string,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): void {
  const secure = publicUrl.startsWith('https://');
  const options = { httpOnly: true, sameSite: 'strict' as const, secure, path: '/', maxAge: SECONDS };
  void reply.setCookie(secure ? LOCKED : PLAIN, `${userId}.${signatureOf(userId, secret)}`, options);
}
