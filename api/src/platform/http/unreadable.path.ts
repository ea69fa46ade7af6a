import { errorMessage, errors, type ErrorCode, type Problem } from '@prentice/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeHeaders } from './api-headers.ts';

/** Answers paths that the router cannot read, badly encoded or endless ones: no hook and no filter ever sees them. */
export function unreadablePath(error: { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
  const code: ErrorCode = error.code === 'FST_ERR_BAD_URL' ? 'MALFORMED_REQUEST' : 'NOT_FOUND';
  const [status] = errors[code];
  const sentence = errorMessage(code);
  const problem: Problem = {
    type: `/problems/${code}`,
    title: sentence,
    status,
    code,
    detail: sentence,
    instance: (request.url.split('?')[0] ?? '').slice(0, 300),
    traceId: String(request.id),
    params: {},
    errors: [],
  };
  void reply
    .status(status)
    .headers({ ...safeHeaders, 'X-Request-Id': request.id, 'Cache-Control': 'no-store' })
    .header('Content-Type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
