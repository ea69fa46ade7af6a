import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { DataRequestState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { recordProperties, type CollectionDefinition } from '../../platform/database/collection-definition.ts';

/** Somebody's request to get all their data, or to have the account erased. */
export const DataRequest = defineEntity({
  name: 'DataRequest',
  tableName: 'data-requests',
  properties: {
    ...recordProperties,
    userId: p.type(ObjectId),
    kind: p.string().$type<'export' | 'erase'>(),
    state: p.string().$type<DataRequestState>(),
    note: p.string().nullable(),
    dueAt: p.datetime().$type<Date>().nullable(),
    size: p.integer().nullable(),
    /** Where a prepared export is kept; never sent. */
    storageKey: p.string().nullable(),
  },
});

/** A request as it is stored. */
export type DataRequestRow = InferEntity<typeof DataRequest>;

export const dataRequestCollection: CollectionDefinition = {
  entity: DataRequest,
  personal: { export: null, erasure: 'blank', why: 'That an erasure was asked for and done must be shown.' },
  indexes: [
    {
      key: { userId: 1, kind: 1 },
      name: 'data_request_open',
      unique: true,
      partialFilterExpression: { state: 'requested' },
    },
    { key: { userId: 1, createdAt: -1 }, name: 'data_request_user' },
    { key: { createdAt: -1, _id: -1 }, name: 'data_request_newest' },
    { key: { dueAt: 1, _id: 1 }, name: 'data_request_due_order' },
    { key: { state: 1, dueAt: 1 }, name: 'data_request_due' },
    { key: { storageKey: 1 }, name: 'data_request_file', sparse: true },
  ],
  files: ['storageKey'],
  duplicates: { data_request_open: 'EXPORT_IN_PROGRESS' },
};
