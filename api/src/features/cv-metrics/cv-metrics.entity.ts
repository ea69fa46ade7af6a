import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { CvAnalysisFailure, CvMode } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { type CollectionDefinition, noPersonalData } from '../../platform/database/collection-definition.ts';

/**
 * Analyses of one day (UTC), of one mode, by one version. Nothing about people, so that it stays when analyses are
 * deleted.
 */
export const CvMetricsCount = defineEntity({
  name: 'CvMetricsCount',
  tableName: 'cv-metrics',
  properties: {
    _id: p.type(ObjectId).primary(),
    day: p.string(),
    mode: p.string().$type<CvMode>(),
    version: p.string(),
    total: p.integer(),
    /** Answered from what was stored. */
    cached: p.integer(),
    /** By code; null for none. */
    failures: p.json<Partial<Record<CvAnalysisFailure, number>>>().nullable(),
    /** How many took how long, by `bucketOf`; null for none. */
    durations: p.json<Record<string, number>>().nullable(),
  },
});
export type CvMetricsCountRow = InferEntity<typeof CvMetricsCount>;

/* A few records a day, and a reader that asks for days: a year is about two thousand. */
export const cvMetricsCollection: CollectionDefinition = {
  entity: CvMetricsCount,
  personal: noPersonalData,
  indexes: [{ key: { day: 1, mode: 1, version: 1 }, name: 'cv_metrics_day', unique: true }],
};
