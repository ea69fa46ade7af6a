import { defineEntity, p } from '@mikro-orm/core';
import type { CollectionDefinition } from '../database/collection-definition.ts';

/** A job that failed for good, by its name. */
export const FailedJobRecord = defineEntity({
  name: 'FailedJob',
  tableName: 'failed-jobs',
  properties: {
    _id: p.string().primary(),
    attempts: p.integer(),
    failedAt: p.datetime().$type<Date>(),
    lastError: p.string(),
  },
});
export const failedJobCollection: CollectionDefinition = { entity: FailedJobRecord, indexes: [] };

export interface FailedJobRow {
  readonly _id: string;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly lastError: string;
}
