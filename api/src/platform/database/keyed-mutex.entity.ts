import { defineEntity, p } from '@mikro-orm/core';
import type { CollectionDefinition } from './collection-definition.ts';

/** What transactions write to lock a key; the collection has a former name of such a lock. */
export const MutexEntry = defineEntity({
  name: 'MutexEntry',
  tableName: 'turns',
  properties: { _id: p.string().primary(), taken: p.integer() },
});
export const mutexCollection: CollectionDefinition = { entity: MutexEntry, indexes: [] };
