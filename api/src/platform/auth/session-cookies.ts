import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../clock/clock.ts';
import { createToken, isSameSecret, signText } from './token.ts';
import { AppError, type Role } from '@prentice/contract';

const isEncrypted = (publicUrl: string): boolean => publicUrl.startsWith('https://');

/**
 * Returns the name of a cookie of this host. Browsers accept the prefix only with Secure, for the whole host and
 * without a domain, so that no other host of the domain, and nobody in an unencrypted network, can set it. Outside
 * https there is none.
 */
export const hostCookieName = (name: string, publicUrl: string): string =>
  isEncrypted(publicUrl) ? `__Host-${name}` : name;

/** Reads a cookie of this host; on https only the one with the prefix, as anybody may have set the other. */
export const readHostCookie = ({ cookies }: FastifyRequest, name: string, publicUrl: string): string | undefined =>
  cookies?.[hostCookieName(name, publicUrl)];

/** Returns what cookies of this host have in common: scripts cannot read them, other sites cannot send them. */
export const hostCookieOptions = (publicUrl: string) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isEncrypted(publicUrl),
  path: '/',
});

const REFRESH_COOKIE = 'refresh';
const REFRESH_MAX_AGE_SECONDS = (30 * DAY) / 1000;

/** Reads the refresh token of a request's cookie, or null. */
export const readRefreshCookie = (request: FastifyRequest, publicUrl: string): string | null => {
  const value = readHostCookie(request, REFRESH_COOKIE, publicUrl);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
};

/* Names nobody and opens nothing: only how pages greet this browser. Unlike the token it comes along from other
   sites. */
const ROLE_COOKIE = 'signed-in';

/** Sets a cookie from which pages read the role of the signed-in account; null removes it. */
export function writeSignedInRoleCookie(reply: FastifyReply, role: Role | null, publicUrl: string): void {
  const options = { httpOnly: true, sameSite: 'lax' as const, secure: publicUrl.startsWith('https://'), path: '/' };
  if (role) void reply.setCookie(ROLE_COOKIE, role, { ...options, maxAge: REFRESH_MAX_AGE_SECONDS });
  else void reply.clearCookie(ROLE_COOKIE, options);
}

/**
 * Gives the browser a refresh token, or with null takes it away. Scripts cannot read it; other sites cannot send it.
 */
export function writeRefreshCookie(reply: FastifyReply, token: string | null, publicUrl: string): void {
  const options = hostCookieOptions(publicUrl);
  const name = hostCookieName(REFRESH_COOKIE, publicUrl);
  if (token) void reply.setCookie(name, token, { ...options, maxAge: REFRESH_MAX_AGE_SECONDS });
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

const DEVICE_COOKIE = 'device';
const DEVICE_MAX_AGE_SECONDS = (365 * DAY) / 1000;
/** Accounts that one browser is known by, as on a family's computer. */
const ACCOUNTS = 4;

/** Whose device it is, and at which version of the account's security it became known. */
export interface DeviceOwner {
  readonly userId: string;
  readonly version: number;
}

const signatureOf = (text: string, secret: string): string => signText(secret, `device:${text}`);

/** What cookies of devices are signed with, and the address that they are for. */
export interface DeviceCookieKeys {
  readonly secret: string;
  readonly publicUrl: string;
}

function entriesOf(request: FastifyRequest, publicUrl: string): string[] {
  const value = readHostCookie(request, DEVICE_COOKIE, publicUrl) ?? '';
  return value
    .split('~')
    .filter((entry) => /^[0-9a-f]{24}\.\d+\.[\w-]{43}\.[\w-]{43}$/.test(entry))
    .slice(0, ACCOUNTS);
}

const isOf = (entry: string, userId: string): boolean => entry.startsWith(`${userId}.`);

function readGenuine(entry: string, secret: string): { device: string; version: string } | null {
  const [userId, version = '', device = '', signature = ''] = entry.split('.');
  const genuine = isSameSecret(signature, signatureOf(`${userId}.${version}.${device}`, secret));
  return genuine ? { device, version } : null;
}

/** Reads the device of a request as a key to count by, when the account has been signed in to on it; else null. */
export function readKnownDevice(request: FastifyRequest, owner: DeviceOwner, keys: DeviceCookieKeys): string | null {
  const entry = entriesOf(request, keys.publicUrl).find((cookie) => isOf(cookie, owner.userId));
  const deviceCookie = entry === undefined ? null : readGenuine(entry, keys.secret);
  return deviceCookie?.version === String(owner.version) ? deviceCookie.device : null;
}

/** Reads the device of a request as a key to count by, when any account has ever been signed in to on it; else null. */
export function readAnyDevice(request: FastifyRequest, keys: DeviceCookieKeys): string | null {
  for (const entry of entriesOf(request, keys.publicUrl)) {
    const deviceCookie = readGenuine(entry, keys.secret);
    if (deviceCookie) return deviceCookie.device;
  }
  return null;
}

/**
 * Makes this browser known to an account. It opens nothing: anyone who has it may only try passwords while others may
 * not.
 */
export function writeDeviceCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { userId, version }: DeviceOwner,
  { secret, publicUrl }: DeviceCookieKeys,
): void {
  const text = `${userId}.${version}.${createToken()}`;
  const others = entriesOf(request, publicUrl).filter((entry) => !isOf(entry, userId));
  const value = [`${text}.${signatureOf(text, secret)}`, ...others].slice(0, ACCOUNTS).join('~');
  void reply.setCookie(hostCookieName(DEVICE_COOKIE, publicUrl), value, {
    ...hostCookieOptions(publicUrl),
    maxAge: DEVICE_MAX_AGE_SECONDS,
  });
}
