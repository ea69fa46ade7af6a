import { defineEntity, p } from '@mikro-orm/core';
import { ObjectId } from 'mongodb';
import type { CollectionDefinition } from '../../../platform/database/collection-definition.ts';

/** An application that holds one of an internship's openings, since its offer. */
export interface OpeningHolder {
  readonly id: ObjectId;
  readonly at: Date;
}

/** The openings of an internship that are taken, and how many have applied so far. One document per internship. */
export const Openings = defineEntity({
  name: 'ApplicationPlaces',
  tableName: 'application-places',
  properties: { _id: p.type(ObjectId).primary(), holders: p.json<OpeningHolder[]>(), applicants: p.integer() },
});
export interface OpeningsRow {
  readonly _id: ObjectId;
  readonly holders: readonly OpeningHolder[];
  readonly applicants: number;
}
export const openingsCollection: CollectionDefinition = { entity: Openings, indexes: [] };
