import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../clock/clock.ts';

const NAME = 'refresh';
const SECONDS = (30 * DAY) / 1000;

/** The refresh token of a request's cookie, or null. */
export const readRefreshCookie = (request: FastifyRequest): string | null => {
  const value = request.cookies?.[NAME];
  return value && /^[\w-]{43}$/.test(value) ? value : null;
};

/** Gives the browser a refresh token, or with null takes it away. Scripts cannot read it; other sites cannot send it. */
export function writeRefreshCookie(reply: FastifyReply, token: string | null, publicUrl: string): void {
  const options = { httpOnly: true, sameSite: 'strict' as const, secure: publicUrl.startsWith('https://'), path: '/' };
  if (token) void reply.setCookie(NAME, token, { ...options, maxAge: SECONDS });
  else void reply.clearCookie(NAME, options);
}
