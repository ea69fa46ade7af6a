import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../database/database.service.ts';
import { toAppError, type DuplicateCodes } from './to-app-error.ts';
import type { Problem, AppError } from '@prentice/contract';

/** The media type of every error (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/**
 * Returns the body of an error's reply.
 * @param url of the request; its query is left out
 */
export const toProblem = (error: AppError, url: string, traceId: string): Problem => ({
  type: `/problems/${error.code}`,
  title: error.message,
  status: error.status,
  code: error.code,
  detail: error.message,
  instance: (url.split('?')[0] ?? '').slice(0, 300),
  traceId,
  params: error.params,
  errors: [...error.fields],
});

/** Turns errors into replies: application/problem+json with a documented code. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');
  private readonly duplicates: DuplicateCodes;

  constructor(database: Database) {
    this.duplicates = Object.fromEntries(
      database.stored.flatMap((collectionDefinition) => Object.entries(collectionDefinition.duplicates ?? {})),
    );
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = toAppError(error, this.duplicates);
    /* Turning requests away is meant to be cheap, and to write a line for each is not. */
    if (refusal.status >= 500 && refusal.code !== 'OVERLOADED' && !(error instanceof HttpException))
      this.logger.error({ err: error, traceId: request.id });
    if (reply.sent || reply.raw.headersSent) return;
    const seconds = refusal.params['seconds'];
    if (seconds !== undefined) void reply.header('Retry-After', String(seconds));
    else if (refusal.status === 503) void reply.header('Retry-After', '2');
    void reply
      .status(refusal.status)
      .header('Content-Type', PROBLEM_TYPE)
      .header('Cache-Control', 'no-store')
      .send(toProblem(refusal, request.url, String(request.id)));
  }
}
