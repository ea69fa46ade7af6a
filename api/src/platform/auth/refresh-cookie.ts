import { AppError, type Role } from '@prentice/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../clock/clock.ts';
import { hostCookieName, hostCookieOptions, readHostCookie } from './host-cookie.ts';

const NAME = 'refresh';
const MAX_AGE_SECONDS = (30 * DAY) / 1000;

/** The refresh token of a request's cookie, or null. */
export const readRefreshCookie = (request: FastifyRequest, publicUrl: string): string | null => {
  const value = readHostCookie(request, NAME, publicUrl);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
};

/* Names nobody and opens nothing: only how pages greet this browser. Unlike the token it comes along from other sites. */
const ROLE_COOKIE = 'signed-in';

/** Sets a cookie from which pages read the role of the signed-in account; null removes it. */
export function writeSignedInRoleCookie(reply: FastifyReply, role: Role | null, publicUrl: string): void {
  const options = { httpOnly: true, sameSite: 'lax' as const, secure: publicUrl.startsWith('https://'), path: '/' };
  if (role) void reply.setCookie(ROLE_COOKIE, role, { ...options, maxAge: MAX_AGE_SECONDS });
  else void reply.clearCookie(ROLE_COOKIE, options);
}

/** Gives the browser a refresh token, or with null takes it away. Scripts cannot read it; other sites cannot send it. */
export function writeRefreshCookie(reply: FastifyReply, token: string | null, publicUrl: string): void {
  const options = hostCookieOptions(publicUrl);
  const name = hostCookieName(NAME, publicUrl);
  if (token) void reply.setCookie(name, token, { ...options, maxAge: MAX_AGE_SECONDS });
  else void reply.clearCookie(name, options);
}

/**
 * Refuses what another site has a browser send, for the few operations that a cookie alone authorises. The browser says
 * where a request comes from in headers that no page can set; programs that say nothing have no cookie to be abused.
 * @throws AppError FORBIDDEN
 */
export function assertSameSite(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new AppError('FORBIDDEN');
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || host !== request.headers.host) throw new AppError('FORBIDDEN');
}
