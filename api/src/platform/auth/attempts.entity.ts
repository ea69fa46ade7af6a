import { defineEntity, p } from '@mikro-orm/core';
import type { CollectionDefinition } from '../database/collection-definition.ts';

/** Attempts of one key within one window of time. */
export const Attempts = defineEntity({
  name: 'Attempts',
  tableName: 'attempts',
  properties: {
    _id: p.string().primary(),
    count: p.integer(),
    expiresAt: p.datetime().$type<Date>(),
  },
});

/** A counter as it is stored. */
export interface AttemptsRow {
  _id: string;
  count: number;
  expiresAt: Date;
}

export const attemptsCollection: CollectionDefinition = {
  entity: Attempts,
  indexes: [{ key: { expiresAt: 1 }, name: 'attempts_ttl', expireAfterSeconds: 0 }],
};
