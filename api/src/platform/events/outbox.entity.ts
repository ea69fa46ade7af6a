import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { failedEventLimits } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY } from '../clock/clock.ts';
import type { CollectionDefinition } from '../database/collection-definition.ts';
import type { StoredPayload } from './catalogue/event-definition.ts';

/** A domain event, saved with the state that it describes and dispatched afterwards. */
export const OutboxEvent = defineEntity({
  name: 'OutboxEvent',
  tableName: 'outbox',
  properties: {
    _id: p.type(ObjectId).primary(),
    type: p.string(),
    payload: p.json<StoredPayload>(),
    /** Version of the payload's shape; absent in what older versions stored, which is the first. */
    version: p.integer().nullable(),
    /** Key of the aggregate, the record that it is about; absent in what older versions stored. */
    aggregate: p.string().nullable(),
    at: p.datetime().$type<Date>(),
    /** `traceparent` of what recorded it; only while traces are sent. */
    trace: p.string().nullable(),
    /** Names of the consumers that are done with it while others are not; what all are done with lists none of them. */
    done: p.json<string[]>(),
    /** How often it was tried in vain. */
    attempts: p.integer(),
    /** When it may be tried (again); null once every consumer is done. */
    dueAt: p.datetime().$type<Date>().nullable(),
    dispatchedAt: p.datetime().$type<Date>().nullable(),
    /** When it was last tried in vain, and with what it failed. */
    failedAt: p.datetime().$type<Date>().nullable(),
    lastError: p.string().nullable(),
  },
});
type OutboxFields = InferEntity<typeof OutboxEvent>;
/** What events that an older version stored may lack. */
type LaterField = 'version' | 'aggregate' | 'trace' | 'failedAt' | 'lastError';
/** An event as it is stored. */
export type OutboxRow = Omit<OutboxFields, LaterField> & Partial<Pick<OutboxFields, LaterField>>;

/** Events that count as failed, for having been tried in vain so often; they are still tried again. */
export const failedEventFilter = { dueAt: { $type: 'date' }, attempts: { $gte: failedEventLimits.tried } } as const;
/** A failed event as it is stored, without its payload. */
export type FailedOutboxRow = Omit<OutboxRow, 'payload' | 'dueAt'> & { dueAt: Date };

const pending = { dueAt: { $type: 'date' } };

export const outboxCollection: CollectionDefinition = {
  entity: OutboxEvent,
  personal: { export: null, erasure: 'expire', why: 'Ids and states, for days.' },
  indexes: [
    { key: { dueAt: 1, _id: 1 }, name: 'outbox_due', partialFilterExpression: pending },
    { key: { aggregate: 1, at: 1, _id: 1 }, name: 'outbox_aggregate', partialFilterExpression: pending },
    { key: { at: 1, _id: 1 }, name: 'outbox_at' },
    { key: { dispatchedAt: 1 }, name: 'outbox_ttl', expireAfterSeconds: (30 * DAY) / 1000 },
  ],
};

/** Which process dispatches the events of a record at present; one at a time, so that their order holds. */
export const OutboxClaim = defineEntity({
  name: 'OutboxClaim',
  tableName: 'outbox-claims',
  properties: { _id: p.string().primary(), by: p.string(), until: p.datetime().$type<Date>() },
});

export const outboxClaimCollection: CollectionDefinition = {
  entity: OutboxClaim,
  personal: { export: null, erasure: 'expire', why: 'Ids of records that are being worked on, for seconds.' },
  indexes: [{ key: { until: 1 }, name: 'outbox_claims_ttl', expireAfterSeconds: 60 }],
};
