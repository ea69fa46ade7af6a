import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { CvAnalysisFailure, CvStages, CvTestSample } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import type { CollectionDefinition } from '../../platform/database/collection-definition.ts';

/** A CV that an administrator has read to see what each stage makes of it. */
export const CvTest = defineEntity({
  name: 'CvTest',
  tableName: 'cv-tests',
  properties: {
    _id: p.type(ObjectId).primary(),
    /** The administrator, and nobody else, sees it. */
    userId: p.type(ObjectId),
    fileName: p.string().nullable(),
    sample: p.string().$type<CvTestSample>().nullable(),
    /** Where the bytes lie until they are read; null for a sample, and afterwards. */
    storageKey: p.string().nullable(),
    /** Until when the process that works on it has it to itself. */
    claimedUntil: p.datetime().$type<Date>().nullable(),
    failure: p.string().$type<CvAnalysisFailure>().nullable(),
    milliseconds: p.integer().nullable(),
    result: p.json<CvStages>().nullable(),
    createdAt: p.datetime().$type<Date>(),
    expiresAt: p.datetime().$type<Date>(),
  },
});
export type CvTestRow = InferEntity<typeof CvTest>;

export const cvTestCollection: CollectionDefinition = {
  entity: CvTest,
  personal: { export: null, erasure: 'expire', why: 'What administrators test the reader of CVs with, for an hour.' },
  indexes: [
    { key: { userId: 1, createdAt: -1, _id: -1 }, name: 'cv_test_user' },
    { key: { milliseconds: 1, claimedUntil: 1 }, name: 'cv_test_waiting' },
    { key: { expiresAt: 1 }, name: 'cv_test_expiry' },
  ],
  files: ['storageKey'],
};
