import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { CaseReason, CaseRecord, VerificationCaseState, Check } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { editedProperties, type CollectionDefinition } from '../../platform/database/collection-definition.ts';

export const VerificationCase = defineEntity({
  name: 'VerificationCase',
  tableName: 'verification-cases',
  properties: {
    ...editedProperties,
    employerId: p.type(ObjectId),
    /* Copies of the employer's, for the queue; brought up to date when the profile changes. */
    employerName: p.string(),
    employerSlug: p.string(),
    employerCountry: p.string().nullable(),
    origin: p.string().$type<CaseRecord['origin']>(),
    round: p.integer(),
    rounds: p.json<CaseRecord['rounds']>(),
    state: p.string().$type<VerificationCaseState>(),
    /** Whether it waits for somebody: an employer has at most one such case. */
    open: p.boolean(),
    level: p.integer().$type<1 | 2>().nullable(),
    checks: p.json<Check[]>(),
    warnings: p.integer(),
    failures: p.integer(),
    documents: p.json<CaseRecord['documents']>(),
    reasonCodes: p.json<CaseReason[]>(),
    noteToEmployer: p.string().nullable(),
    internalNote: p.string().nullable(),
    assigneeId: p.type(ObjectId).nullable(),
    decidedBy: p.type(ObjectId).nullable(),
    decidedAt: p.datetime().$type<Date>().nullable(),
    dueAt: p.datetime().$type<Date>().nullable(),
  },
});

/** A case as it is stored. */
export type CaseRow = InferEntity<typeof VerificationCase>;

export const caseCollection: CollectionDefinition = {
  entity: VerificationCase,
  personal: { export: null, erasure: 'blank', why: 'Of the company; people stand there by id.' },
  indexes: [
    { key: { dueAt: 1, _id: 1 }, name: 'case_due' },
    { key: { open: -1, state: -1, dueAt: 1, _id: 1 }, name: 'case_open_due' },
    { key: { state: 1, dueAt: 1, _id: 1 }, name: 'case_state_due' },
    { key: { assigneeId: 1, state: 1, dueAt: 1 }, name: 'case_assignee' },
    { key: { employerId: 1, createdAt: -1 }, name: 'case_employer' },
    { key: { createdAt: -1, _id: -1 }, name: 'case_created' },
    { key: { employerName: 1, _id: 1 }, name: 'case_name' },
    { key: { employerId: 1 }, name: 'case_one_open', unique: true, partialFilterExpression: { open: true } },
  ],
  duplicates: { case_one_open: 'TRANSITION_NOT_ALLOWED' },
};
