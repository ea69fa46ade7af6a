import type { ReplyOf, operations } from '@prentice/contract';

/** A listing as those who manage external jobs see it. */
export type ManagedExternalJob = ReplyOf<typeof operations.externalJobs.update>;
