import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../clock/clock.ts';
import { hostCookieName, hostCookieOptions, readHostCookie } from './host-cookie.ts';
import { createToken, isSameSecret } from './token.ts';

const NAME = 'device';
const MAX_AGE_SECONDS = (365 * DAY) / 1000;
/** Accounts that one browser is known by, as on a family's computer. */
const ACCOUNTS = 4;

/** Whose device it is, and at which version of the account's security it became known. */
export interface DeviceOwner {
  readonly userId: string;
  readonly version: number;
}

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`device:${text}`).digest('base64url');

/** What cookies of devices are signed with, and the address that they are for. */
export interface DeviceCookieKeys {
  readonly secret: string;
  readonly publicUrl: string;
}

function entriesOf(request: FastifyRequest, publicUrl: string): string[] {
  const value = readHostCookie(request, NAME, publicUrl) ?? '';
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

/** The device of a request as a key to count by, when the account has been signed in to on it; else null. */
export function readKnownDevice(request: FastifyRequest, owner: DeviceOwner, keys: DeviceCookieKeys): string | null {
  const entry = entriesOf(request, keys.publicUrl).find((one) => isOf(one, owner.userId));
  const known = entry === undefined ? null : readGenuine(entry, keys.secret);
  return known?.version === String(owner.version) ? known.device : null;
}

/** The device of a request as a key to count by, when any account has ever been signed in to on it; else null. */
export function readAnyDevice(request: FastifyRequest, keys: DeviceCookieKeys): string | null {
  for (const entry of entriesOf(request, keys.publicUrl)) {
    const known = readGenuine(entry, keys.secret);
    if (known) return known.device;
  }
  return null;
}

/** Makes this browser known to an account. It opens nothing: whoever has it may only try passwords while others may not. */
export function writeDeviceCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { userId, version }: DeviceOwner,
  { secret, publicUrl }: DeviceCookieKeys,
): void {
  const text = `${userId}.${version}.${createToken()}`;
  const others = entriesOf(request, publicUrl).filter((entry) => !isOf(entry, userId));
  const value = [`${text}.${signatureOf(text, secret)}`, ...others].slice(0, ACCOUNTS).join('~');
  void reply.setCookie(hostCookieName(NAME, publicUrl), value, {
    ...hostCookieOptions(publicUrl),
    maxAge: MAX_AGE_SECONDS,
  });
}
