import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { notificationTypes } from './notification-type-table.ts';

/** How many are shown. */
export const failedJobsShown = 50;

/** Work in the background that failed however often it was tried, and has not succeeded since. */
export const failedJob = z.object({
  /** A name of `scheduledJobs`, or of the queue that it belongs to. */
  job: z.string(),
  /** Tries since it last succeeded. */
  attempts: z.int(),
  failedAt: instant,
  /** What the last try failed with, without addresses. */
  lastError: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** `tried`: attempts after which something counts as failed; it is still tried again. `shown`: the oldest of them. */
export const failedEventLimits = { tried: 3, shown: 100, error: 200 } as const;

/** The kinds of recipients; never a name or an address. */
export const recipientKinds = ['intern', 'employer', 'admin', 'account'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** An event that not all of its consumers could handle: those who notify people, or other parts of the system. */
export const failedEvent = z.object({
  id,
  /** Such as `application.offered`. */
  event: z.string(),
  /** The notifications that failed; empty where the failed consumers notify nobody. */
  notices: z.array(z.object({ type: z.enum(notificationTypes), to: z.enum(recipientKinds) })),
  /** The parts that are not done with it, by their lasting names. */
  parts: z.array(z.string()),
  at: instant,
  attempts: z.int(),
  lastTriedAt: instant.nullable(),
  nextAt: instant,
  /** What the last attempt failed with, without addresses. */
  lastError: z.string().nullable(),
});
export type FailedEvent = z.infer<typeof failedEvent>;

export const failedEventOperations = {
  list: operation({
    method: 'GET',
    path: '/failed-events',
    summary: 'List the events that failed, oldest first, and the background jobs that keep failing',
    access: may('read', 'Maintenance'),
    rate: 'read',
    reply: z.object({
      total: z.int(),
      items: z.array(failedEvent).max(failedEventLimits.shown),
      jobs: z.array(failedJob).max(failedJobsShown),
    }),
  }),
  retry: operation({
    method: 'POST',
    path: '/failed-events/:id/retry',
    summary: 'Dispatch a failed event again now',
    access: may('update', 'Maintenance'),
    rate: 'write',
    params: idParams,
    replyKind: 'empty',
    status: 204,
  }),
  setAside: operation({
    method: 'POST',
    path: '/failed-events/:id/set-aside',
    summary: 'Stop dispatching a failed event',
    access: may('update', 'Maintenance'),
    rate: 'write',
    params: idParams,
    replyKind: 'empty',
    status: 204,
  }),
};
