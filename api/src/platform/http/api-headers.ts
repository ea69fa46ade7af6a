import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** What every reply of the API says, unless a handler has a policy of its own. */
export const safeHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

/** Security headers of every API reply, and a validator (ETag) for those that may be kept. */
export function installApiHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api')) return payload;
    void reply.headers({
      ...safeHeaders,
      'Content-Security-Policy': reply.getHeader('Content-Security-Policy') ?? safeHeaders['Content-Security-Policy'],
      'X-Request-Id': request.id,
    });
    if (!String(reply.getHeader('Cache-Control') ?? '').startsWith('public') || typeof payload !== 'string')
      return payload;
    const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    void reply.header('ETag', tag);
    if (request.headers['if-none-match'] !== tag || reply.statusCode !== 200) return payload;
    void reply.status(304);
    return '';
  });
}
