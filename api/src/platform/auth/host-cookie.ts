import type { FastifyRequest } from 'fastify';

const isEncrypted = (publicUrl: string): boolean => publicUrl.startsWith('https://');

/**
 * Returns the name of a cookie of this host. Browsers accept the prefix only with Secure, for the whole host and without a domain, so
 * that no other host of the domain, and nobody in an unencrypted network, can set it. Outside https there is none.
 */
export const hostCookieName = (name: string, publicUrl: string): string =>
  isEncrypted(publicUrl) ? `__Host-${name}` : name;

/** Reads a cookie of this host; on https only the one with the prefix, as anybody may have set the other. */
export const readHostCookie = ({ cookies }: FastifyRequest, name: string, publicUrl: string): string | undefined =>
  cookies?.[hostCookieName(name, publicUrl)];

/** What cookies of this host have in common: scripts cannot read them, other sites cannot send them. */
export const hostCookieOptions = (publicUrl: string) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isEncrypted(publicUrl),
  path: '/',
});
