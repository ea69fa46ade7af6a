import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ObjectId } from 'mongodb';
import type { CollectionDefinition } from '../../platform/database/collection-definition.ts';

/** The one document that every change of administrators goes through. */
export const ActiveAdminsEntry = defineEntity({
  name: 'ActiveAdmins',
  /* The former name of the list. A version before would take a list under another name for empty, and open the first
     setup. */
  tableName: 'roster',
  properties: {
    _id: p.string().primary(),
    /** Active full administrators. */
    admins: p.json<ObjectId[]>(),
    /** Counts the locks: two transactions that lock cannot both be saved. */
    lockCount: p.integer(),
  },
});
/** The list of active administrators as it is stored. */
export type ActiveAdminsRow = InferEntity<typeof ActiveAdminsEntry>;

export const activeAdminsCollection: CollectionDefinition = {
  entity: ActiveAdminsEntry,
  formerFields: { turn: 'lockCount' },
  indexes: [],
  duplicates: { _id_: 'SETUP_CLOSED' },
};
