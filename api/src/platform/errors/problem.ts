import type { Problem, Refusal } from '@prentice/contract';

/** The media type of every error (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/**
 * Returns the body of an error's reply.
 * @param url of the request; its query is left out
 */
export const problemOf = (refusal: Refusal, url: string, traceId: string): Problem => ({
  type: `/problems/${refusal.code}`,
  title: refusal.message,
  status: refusal.status,
  code: refusal.code,
  detail: refusal.message,
  instance: (url.split('?')[0] ?? '').slice(0, 300),
  traceId,
  params: refusal.params,
  errors: [...refusal.fields],
});
