import { AppError } from '@prentice/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { PROBLEM_TYPE, toProblem } from '../errors/problem.ts';
import { apiHeaders } from './security-headers.ts';

/** Answers paths that the router cannot read, badly encoded or endless ones: no hook and no filter ever sees them. */
export const unreadablePathHandler =
  (settings: Settings) =>
  (error: { code?: string }, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = new AppError(error.code === 'FST_ERR_BAD_URL' ? 'MALFORMED_REQUEST' : 'NOT_FOUND');
    void reply
      .status(refusal.status)
      .headers({ ...apiHeaders(settings), 'X-Request-Id': request.id, 'Cache-Control': 'no-store' })
      .header('Content-Type', PROBLEM_TYPE)
      .send(JSON.stringify(toProblem(refusal, request.url, String(request.id))));
  };
