import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { limits, type AuditAction, type AuditRecord, type AuditResource } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY } from '../clock/clock.ts';
import type { CollectionDefinition } from '../database/collection-definition.ts';

const rejectChange = (): never => {
  throw new Error('Entries of the audit log are never changed.');
};

/** An entry. Nothing removes one but time, and nothing changes one but the erasure of the person it is about. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit',
  hooks: { beforeUpdate: [rejectChange], beforeDelete: [rejectChange] },
  properties: {
    _id: p.type(ObjectId).primary(),
    actorId: p.type(ObjectId).nullable(),
    actorRole: p.string().$type<AuditRecord['actorRole']>(),
    action: p.string().$type<AuditAction>(),
    resource: p.string().$type<AuditResource>(),
    resourceId: p.type(ObjectId).nullable(),
    resourceLabel: p.string().nullable(),
    employerId: p.type(ObjectId).nullable(),
    changes: p.json<AuditRecord['changes']>(),
    reasonCode: p.string().nullable(),
    furtherReasonCodes: p.array().nullable(),
    reason: p.string().nullable(),
    origin: p.string().nullable(),
    at: p.datetime().$type<Date>(),
  },
});

/** An entry as it is stored. */
export type AuditRow = InferEntity<typeof AuditEntry>;

const MONTH_MS = (365.25 / 12) * DAY;

export const auditCollection: CollectionDefinition = {
  entity: AuditEntry,
  personal: {
    export: null,
    erasure: 'blank',
    why: 'Who acted on what and when is kept for 36 months; reasons, labels and personal values are removed.',
  },
  indexes: [
    { key: { at: -1, _id: -1 }, name: 'audit_at' },
    { key: { action: 1, at: -1, _id: -1 }, name: 'audit_action' },
    { key: { actorId: 1, at: -1 }, name: 'audit_actor' },
    { key: { employerId: 1, at: -1 }, name: 'audit_employer' },
    { key: { resource: 1, resourceId: 1, at: -1 }, name: 'audit_resource' },
    { key: { at: 1 }, name: 'audit_ttl', expireAfterSeconds: Math.round((limits.auditMonths * MONTH_MS) / 1000) },
  ],
};
