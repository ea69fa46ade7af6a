import type { FastifyInstance } from 'fastify';
import { isLocalhost } from '../config/setting-addresses.ts';
import type { Settings } from '../config/settings.ts';

type Headers = Readonly<Record<string, string>>;
type Origin = Pick<Settings, 'publicUrl'>;

/** Permits nothing: no script, style, image or frame. */
export const EMPTY_POLICY = "default-src 'none'; frame-ancestors 'none'";

const transportSecurity = ({ publicUrl }: Origin): Headers =>
  publicUrl.startsWith('https://') && !isLocalhost(publicUrl)
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {};

/** Headers of every reply of the API, unless a handler has a policy of its own. */
export const apiHeaders = (settings: Origin): Headers => ({
  'Content-Security-Policy': EMPTY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  ...transportSecurity(settings),
});

/**
 * Headers of everything else: pages, redirects, assets. The code that renders a page replaces the content security
 * policy.
 */
export const pageHeaders = (settings: Origin): Headers => ({
  'Content-Security-Policy': EMPTY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  ...transportSecurity(settings),
});

/** Gives every reply that Fastify sends the security headers that its handler has not set. */
export function installSecurityHeaders(fastify: FastifyInstance, settings: Settings): void {
  const [ofApi, ofPages] = [apiHeaders(settings), pageHeaders(settings)].map((headers) => Object.entries(headers));
  fastify.addHook('onSend', async (request, reply) => {
    for (const [name, value] of (request.url.startsWith('/api') ? ofApi : ofPages) ?? [])
      if (!reply.hasHeader(name)) void reply.header(name, value);
  });
}
