import { defineEntity, p } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import type { Stored } from '../../platform/database/stored.ts';

/** The one document that every change of administrators goes through. */
export const RosterEntry = defineEntity({
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

/** The roster as it is stored. */
export interface RosterRow {
  _id: string;
  admins: ObjectId[];
  turn: number;
}

export const rosterStored: Stored = { entity: RosterEntry, indexes: [], duplicates: { _id_: 'SETUP_CLOSED' } };
