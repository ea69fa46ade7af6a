import { defineEntity, p } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import type { Stored } from '../../platform/database/stored.ts';

/** An application that holds one of an internship's openings, since its offer. */
export interface Holder {
  readonly id: ObjectId;
  readonly at: Date;
}

/** The openings of an internship that are taken, and how many have applied so far. One document per internship. */
export const Places = defineEntity({
  name: 'ApplicationPlaces',
  tableName: 'application-places',
  properties: { _id: p.type(ObjectId).primary(), holders: p.json<Holder[]>(), applicants: p.integer() },
});
export interface PlacesRow {
  readonly _id: ObjectId;
  readonly holders: readonly Holder[];
  readonly applicants: number;
}
export const placesStored: Stored = { entity: Places, indexes: [] };
