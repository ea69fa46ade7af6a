import { defineEntity, p } from '@mikro-orm/core';
import type { CollectionDefinition } from '../database/collection-definition.ts';

/** Until when a process has a scheduled job, by the job's name. */
export const JobLease = defineEntity({
  name: 'JobLease',
  tableName: 'job-leases',
  properties: {
    _id: p.string().primary(),
    until: p.datetime().$type<Date>(),
    /** When it last ended well. */
    doneAt: p.datetime().$type<Date>().nullable(),
  },
});
export const jobLeaseCollection: CollectionDefinition = { entity: JobLease, indexes: [] };

export interface JobLeaseRow {
  readonly _id: string;
  readonly until: Date;
  readonly doneAt?: Date | null;
}
