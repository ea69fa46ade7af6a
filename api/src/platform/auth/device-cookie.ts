import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../clock/clock.ts';
import { createToken, isSameSecret } from './token.ts';

const PLAIN = 'device';
/* Browsers accept this name only with Secure, for the whole host and without a domain. */
const LOCKED = '__Host-device';
const SECONDS = (365 * DAY) / 1000;
/** Accounts that one browser is known by, as on a family's computer. */
const ACCOUNTS = 4;

/** Whose device it is, and at which version of the account's security it became known. */
export interface DeviceOwner {
  readonly userId: string;
  readonly version: number;
}

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`device:${text}`).digest('base64url');

function entriesOf({ cookies }: FastifyRequest): string[] {
  const value = cookies?.[LOCKED] ?? cookies?.[PLAIN] ?? '';
  return value.split('~').filter((entry) => /^[0-9a-f]{24}\.\d+\.[\w-]{43}\.[\w-]{43}$/.test(entry));
}

const isOf = (entry: string, userId: string): boolean => entry.startsWith(`${userId}.`);

/** The device of a request as a key to count by, when the account has been signed in to on it; else null. */
export function readKnownDevice(request: FastifyRequest, owner: DeviceOwner, secret: string): string | null {
  const entry = entriesOf(request).find((one) => isOf(one, owner.userId));
  if (!entry) return null;
  const [userId, version, device = '', signature = ''] = entry.split('.');
  const genuine = isSameSecret(signature, signatureOf(`${userId}.${version}.${device}`, secret));
  return genuine && version === String(owner.version) ? device : null;
}

/** Makes this browser known to an account. It opens nothing: whoever has it may only try passwords while others may not. */
export function writeDeviceCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { userId, version }: DeviceOwner,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): void {
  const secure = publicUrl.startsWith('https://');
  const text = `${userId}.${version}.${createToken()}`;
  const others = entriesOf(request).filter((entry) => !isOf(entry, userId));
  const value = [`${text}.${signatureOf(text, secret)}`, ...others].slice(0, ACCOUNTS).join('~');
  const options = { httpOnly: true, sameSite: 'strict' as const, secure, path: '/', maxAge: SECONDS };
  void reply.setCookie(secure ? LOCKED : PLAIN, value, options);
}
