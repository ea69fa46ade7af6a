import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The request's id on every reply of the API, and a validator (ETag) on those that may be kept. */
export function installApiHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api')) return payload;
    void reply.header('X-Request-Id', request.id);
    if (!String(reply.getHeader('Cache-Control') ?? '').startsWith('public') || typeof payload !== 'string')
      return payload;
    const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    void reply.header('ETag', tag);
    if (request.headers['if-none-match'] !== tag || reply.statusCode !== 200) return payload;
    void reply.status(304);
    return '';
  });
}
