import { defineEntity, p } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import type { CollectionDefinition } from '../../platform/database/collection-definition.ts';

/** The one document that every change of administrators goes through. */
export const ActiveAdminsEntry = defineEntity({
  name: 'Roster',
  tableName: 'roster',
  properties: {
    _id: p.string().primary(),
    /** Active full administrators. */
    admins: p.json<ObjectId[]>(),
    /** Counts the locks: two transactions that lock cannot both be saved. */
    turn: p.integer(),
  },
});

/** The list of active administrators as it is stored. */
export interface ActiveAdminsRow {
  _id: string;
  admins: ObjectId[];
  turn: number;
}

export const activeAdminsCollection: CollectionDefinition = {
  entity: ActiveAdminsEntry,
  indexes: [],
  duplicates: { _id_: 'SETUP_CLOSED' },
};
