import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Request and reply, for the few handlers that deal with cookies or files. */
export interface HttpExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Gives a handler its {@link HttpExchange}. */
export const CurrentExchange = createParamDecorator((_: unknown, context: ExecutionContext): HttpExchange => {
  const http = context.switchToHttp();
  return { request: http.getRequest<FastifyRequest>(), reply: http.getResponse<FastifyReply>() };
});
