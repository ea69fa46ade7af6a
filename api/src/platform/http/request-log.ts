import type { FastifyInstance } from 'fastify';

/**
 * One structured line per API reply: method, route pattern, status, milliseconds and request id. Never an address with its
 * values, a body or a person.
 */
export function installRequestLog(fastify: FastifyInstance, level: 'info' | 'debug'): void {
  fastify.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api') || request.url.startsWith('/api/health')) return;
    const { method, id: requestId } = request;
    const route = request.routeOptions.url ?? 'unknown';
    fastify.log[level](
      { requestId, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
