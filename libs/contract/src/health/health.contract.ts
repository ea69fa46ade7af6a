import { z } from 'zod';
import { publicAccess, operation } from '../kernel/operation.ts';

export const healthOperations = {
  live: operation({
    method: 'GET',
    path: '/health/live',
    summary: 'Report whether the process is alive',
    access: publicAccess,
    rate: 'read',
    reply: z.object({ status: z.literal('ok') }),
  }),
  ready: operation({
    method: 'GET',
    path: '/health/ready',
    summary: 'Report whether the process can serve requests',
    access: publicAccess,
    rate: 'read',
    reply: z.object({
      status: z.enum(['ok', 'degraded']),
      database: z.literal('ok'),
      /** Without it everything works, only slower: the process stays ready. */
      redis: z.enum(['unused', 'ok', 'degraded']),
      /** While it is away, uploads are refused and all else works: the process stays ready. */
      virusScanner: z.enum(['unused', 'ok', 'degraded']),
      /** Other requests that are being received, worked on or answered. */
      inFlight: z.int().min(0),
    }),
  }),
  openapi: operation({
    method: 'GET',
    path: '/openapi.json',
    summary: 'Get this description of the API',
    access: publicAccess,
    rate: 'read',
    reply: z.record(z.string(), z.unknown()),
  }),
};
