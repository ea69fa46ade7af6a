import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  maintenanceLimits,
  type FindingOutcome,
  type MaintenanceKind,
  type MaintenanceReason,
  type MaintenanceRunState,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY, SECOND } from '../../platform/clock/clock.ts';
import {
  recordProperties,
  type CollectionDefinition,
  noPersonalData,
} from '../../platform/database/collection-definition.ts';

/** Work on everything at once, done in batches. */
export const MaintenanceRun = defineEntity({
  name: 'MaintenanceRun',
  tableName: 'maintenance-runs',
  properties: {
    ...recordProperties,
    kind: p.string().$type<MaintenanceKind>(),
    dryRun: p.boolean(),
    state: p.string().$type<MaintenanceRunState>(),
    /** The kind while it is under way, so that there is only one; null afterwards. */
    activeKind: p.string().$type<MaintenanceKind>().nullable(),
    total: p.integer().nullable(),
    processed: p.integer(),
    changed: p.integer(),
    failed: p.integer(),
    undone: p.integer(),
    /** The last record that was worked on, as the task names it; null at the beginning. */
    cursor: p.string().nullable(),
    startedBy: p.type(ObjectId).nullable(),
    /** Which process works on it, and until when others leave it alone. */
    claimedBy: p.string().nullable(),
    claimedUntil: p.datetime().$type<Date>().nullable(),
    startedAt: p.datetime().$type<Date>().nullable(),
    endedAt: p.datetime().$type<Date>().nullable(),
  },
});
export type MaintenanceRunRow = InferEntity<typeof MaintenanceRun>;

/** One record that a run has found, with what is needed to take its change back. */
export const MaintenanceFinding = defineEntity({
  name: 'MaintenanceFinding',
  tableName: 'maintenance-findings',
  properties: {
    _id: p.type(ObjectId).primary(),
    runId: p.type(ObjectId),
    collection: p.string(),
    /** The record's `_id`, as it is stored. */
    recordId: p.json<unknown>(),
    /** The value as it was stored; no `value` where the field was missing. */
    original: p.json<{ readonly value?: unknown }>(),
    proposed: p.datetime().$type<Date>().nullable(),
    reason: p.string().$type<MaintenanceReason>(),
    outcome: p.string().$type<FindingOutcome>(),
    createdAt: p.datetime().$type<Date>(),
  },
});
export type MaintenanceFindingRow = InferEntity<typeof MaintenanceFinding>;

export const maintenanceCollections: readonly CollectionDefinition[] = [
  {
    entity: MaintenanceRun,
    personal: { export: null, erasure: 'none', why: 'The id of the administrator who started it.' },
    indexes: [
      { key: { createdAt: -1, _id: -1 }, name: 'maintenance_run_created' },
      { key: { kind: 1, createdAt: -1, _id: -1 }, name: 'maintenance_run_kind' },
      { key: { state: 1, createdAt: -1, _id: -1 }, name: 'maintenance_run_state' },
      {
        key: { activeKind: 1 },
        name: 'maintenance_run_active',
        unique: true,
        partialFilterExpression: { activeKind: { $type: 'string' } },
      },
    ],
    duplicates: { maintenance_run_active: 'MAINTENANCE_RUNNING' },
  },
  {
    entity: MaintenanceFinding,
    personal: noPersonalData,
    indexes: [
      { key: { runId: 1, _id: 1 }, name: 'maintenance_finding_run' },
      { key: { runId: 1, outcome: 1, _id: 1 }, name: 'maintenance_finding_outcome' },
      {
        key: { createdAt: 1 },
        name: 'maintenance_finding_expiry',
        expireAfterSeconds: (maintenanceLimits.findingDays * DAY) / SECOND,
      },
    ],
  },
];
