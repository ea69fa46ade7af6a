import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ReportCode, ReportState, ReportTarget } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { editedProperties, type CollectionDefinition } from '../../platform/database/collection-definition.ts';

export const Report = defineEntity({
  name: 'Report',
  tableName: 'reports',
  properties: {
    ...editedProperties,
    targetType: p.string().$type<ReportTarget>(),
    targetId: p.type(ObjectId),
    targetLabel: p.string(),
    employerId: p.type(ObjectId).nullable(),
    /** Null when a visitor without an account reported. */
    reporterId: p.type(ObjectId).nullable(),
    reporterRole: p.string().$type<'intern' | 'employer' | 'anonymous'>(),
    code: p.string().$type<ReportCode>(),
    text: p.string(),
    state: p.string().$type<ReportState>(),
    answer: p.string().nullable(),
    note: p.string().nullable(),
    decidedBy: p.type(ObjectId).nullable(),
    decidedAt: p.datetime().$type<Date>().nullable(),
    dueAt: p.datetime().$type<Date>(),
  },
});

/** A report as it is stored. */
export type ReportRow = InferEntity<typeof Report>;

export const reportCollection: CollectionDefinition = {
  entity: Report,
  personal: {
    export: 'reports',
    erasure: 'blank',
    why: 'What was reported and what came of it concerns others; who reported, and all words, are removed.',
  },
  indexes: [
    { key: { createdAt: -1, _id: -1 }, name: 'report_created' },
    { key: { dueAt: 1, _id: 1 }, name: 'report_due_order' },
    { key: { state: 1, dueAt: 1, _id: 1 }, name: 'report_due' },
    { key: { reporterId: 1, createdAt: -1 }, name: 'report_reporter' },
    { key: { targetType: 1, createdAt: -1 }, name: 'report_target_type' },
    { key: { targetId: 1, createdAt: -1 }, name: 'report_target' },
    { key: { employerId: 1, state: 1 }, name: 'report_employer' },
  ],
};
