import type { FastifyRequest } from 'fastify';

/** Milliseconds that a request may take from its last byte to the first byte of its reply. */
export const REQUEST_DEADLINE = 10_000;

/** The same for an upload: each file is looked into by a process of its own, a few at a time. */
export const UPLOAD_DEADLINE = 30_000;

/** Milliseconds before the deadline in which nothing starts: its reply would come too late. */
const MARGIN = 1_000;

/**
 * Returns the last instant of `performance.now()` at which a request may start something that it has to answer for. Requests that
 * the process sends to itself have the deadline of their own; so has one whose body has only now been read.
 */
export const latestStartOf = ({ load }: FastifyRequest): number =>
  (load?.deadline ?? performance.now() + REQUEST_DEADLINE) - MARGIN;
