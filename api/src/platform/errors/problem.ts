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
