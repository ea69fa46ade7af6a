import { defineEntity, p } from '@mikro-orm/core';
import { DAY, SECOND } from '../clock/clock.ts';
import type { CollectionDefinition } from '../database/collection-definition.ts';

/** The reply to a request that may be repeated. */
export const IdempotencyRecord = defineEntity({
  name: 'IdempotencyRecord',
  tableName: 'idempotency',
  properties: {
    _id: p.string().primary(),
    /** Fingerprint of the request that was answered. */
    request: p.string(),
    /** The reply as JSON text. */
    reply: p.string(),
    at: p.datetime().$type<Date>(),
  },
});

export const idempotencyCollection: CollectionDefinition = {
  entity: IdempotencyRecord,
  indexes: [{ key: { at: 1 }, name: 'idempotency_ttl', expireAfterSeconds: DAY / SECOND }],
};

export interface StoredReply {
  _id: string;
  request: string;
  reply: string;
  at: Date;
}
