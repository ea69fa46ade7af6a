import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const compress = promisify(gzip);

/* Below this a reply travels in one or two packets either way. */
const SMALLEST_CHARACTERS = 2_048;

const acceptsGzip = (header: string | undefined): boolean => /(?:^|,)\s*gzip\s*(?:,|$)/u.test(header ?? '');

/**
 * Compresses the lists and records that a screen reads: 20 to 40 kB of JSON become 4 to 8. What is public keeps the
 * bytes that its validator (ETag) was made of; errors and small replies stay as they are. The size of a reply tells
 * nobody what is in it (BREACH): only our own pages have the token without which there is no reply.
 */
export function installCompressedReplies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const isPrivateRead =
      request.method === 'GET' && reply.statusCode === 200 && request.headers.authorization !== undefined;
    const isJson = String(reply.getHeader('Content-Type') ?? '').startsWith('application/json');
    if (!isPrivateRead || !isJson || typeof payload !== 'string' || payload.length < SMALLEST_CHARACTERS)
      return payload;
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
    void reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length');
    return compress(payload, { level: constants.Z_BEST_SPEED });
  });
}
