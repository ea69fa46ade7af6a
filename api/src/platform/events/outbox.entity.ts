import { defineEntity, p } from '@mikro-orm/core';
import { failedDeliveryLimits } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY } from '../clock/clock.ts';
import type { Stored } from '../database/stored.ts';

/** A domain event, saved with the state that it describes and dispatched afterwards. */
export const OutboxEvent = defineEntity({
  name: 'OutboxEvent',
  tableName: 'outbox',
  properties: {
    _id: p.type(ObjectId).primary(),
    type: p.string(),
    payload: p.json<Record<string, unknown>>(),
    at: p.datetime().$type<Date>(),
    /** Names of the consumers that are done with it. */
    done: p.json<string[]>(),
    attempts: p.integer(),
    /** When it may be tried (again); null once every consumer is done. */
    dueAt: p.datetime().$type<Date>().nullable(),
    dispatchedAt: p.datetime().$type<Date>().nullable(),
    /** When it was last tried in vain, and with what it failed. */
    failedAt: p.datetime().$type<Date>().nullable(),
    lastError: p.string().nullable(),
  },
});

/** Events that count as failed, for having been tried in vain so often; they are still tried again. */
export const failedEvents = { dueAt: { $type: 'date' }, attempts: { $gte: failedDeliveryLimits.tried } } as const;

export const outboxStored: Stored = {
  entity: OutboxEvent,
  indexes: [
    { key: { dueAt: 1, _id: 1 }, name: 'outbox_due', partialFilterExpression: { dueAt: { $type: 'date' } } },
    { key: { dispatchedAt: 1 }, name: 'outbox_ttl', expireAfterSeconds: (30 * DAY) / 1000 },
  ],
};
