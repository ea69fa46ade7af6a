import type { FastifyReply } from 'fastify';

/** Milliseconds that a request may take from its first byte to its last. */
export const REQUEST_DEADLINE = 10_000;

/** Milliseconds before the deadline in which nothing starts: its reply would come too late. */
const MARGIN = 1_000;

/** Returns the last instant of `performance.now()` at which a request may start something that it has to answer for. */
export const lastStartOf = (reply: Pick<FastifyReply, 'elapsedTime'>): number =>
  performance.now() - reply.elapsedTime + REQUEST_DEADLINE - MARGIN;
