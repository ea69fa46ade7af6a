import { externalLimits } from '@prentice/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PLAIN = 'external';
/* Browsers accept this name only with Secure, for the whole host and without a domain. */
const LOCKED = '__Host-external';
const SECONDS = (externalLimits.visitMinutes + externalLimits.signUpMinutes) * 60;

/** The secret of this browser's visit to the external provider, or null. */
export function readFlowCookie(request: FastifyRequest, publicUrl: string): string | null {
  const value = request.cookies?.[publicUrl.startsWith('https://') ? LOCKED : PLAIN];
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Binds a visit to the browser, or with null ends that. The page that is returned to sends it by itself, so it is strict. */
export function writeFlowCookie(reply: FastifyReply, secret: string | null, publicUrl: string): void {
  const secure = publicUrl.startsWith('https://');
  const options = { httpOnly: true, sameSite: 'strict' as const, secure, path: '/' };
  const name = secure ? LOCKED : PLAIN;
  if (secret) void reply.setCookie(name, secret, { ...options, maxAge: SECONDS });
  else void reply.clearCookie(name, options);
}
