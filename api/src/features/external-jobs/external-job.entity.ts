import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  externalJobCreate,
  savedExternalJobWrite,
  type ExternalJobState,
  type ExternalJobType,
  type ExternalPay,
  type LinkOutcome,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import {
  editedProperties,
  recordProperties,
  type CollectionDefinition,
  noPersonalData,
} from '../../platform/database/collection-definition.ts';
import { storedUndo, type StoredUndo } from '../../platform/records/stored-undo.ts';

/** The fields that a change of state or of the closing date sets: what is restored when it is undone. */
interface StateFields {
  readonly state: ExternalJobState;
  readonly listed: boolean;
  readonly publishedAt: Date | null;
  readonly publishAt: Date | null;
  readonly flaggedAt: Date | null;
  readonly checkFailures: number;
  readonly nextCheckAt: Date | null;
  readonly closesAt: Date | null;
}

export const ExternalJob = defineEntity({
  name: 'ExternalJob',
  tableName: 'external-jobs',
  properties: {
    ...editedProperties,
    title: p.string(),
    organisation: p.string(),
    url: p.string(),
    host: p.string(),
    city: p.string().nullable(),
    country: p.string().nullable(),
    /** The middle of the city, when the list of cities knows it. */
    lat: p.float().nullable(),
    lon: p.float().nullable(),
    workMode: p.string().$type<'onsite' | 'hybrid' | 'remote'>(),
    type: p.string().$type<ExternalJobType>(),
    pay: p.json().$type<ExternalPay | null>().nullable(),
    summary: p.string(),
    closesAt: p.datetime().$type<Date>().nullable(),
    publishAt: p.datetime().$type<Date>().nullable(),
    state: p.string().$type<ExternalJobState>(),
    /** Whether everybody sees it. */
    listed: p.boolean(),
    publishedAt: p.datetime().$type<Date>().nullable(),
    flaggedAt: p.datetime().$type<Date>().nullable(),
    checkedAt: p.datetime().$type<Date>().nullable(),
    checkOutcome: p.string().$type<LinkOutcome>().nullable(),
    checkStatus: p.integer().nullable(),
    /** Failed checks in a row. */
    checkFailures: p.integer(),
    /** What the page is asked by next time: it answers 304 when it has not changed (RFC 9110, 13.1). */
    checkEtag: p.string().nullable(),
    checkModified: p.string().nullable(),
    nextCheckAt: p.datetime().$type<Date>().nullable(),
    clicks: p.integer(),
    /** The import of a table that it came with. */
    importId: p.type(ObjectId).nullable(),
    undo: p.json().$type<StoredUndo<StateFields>>().nullable(),
  },
});
/** An external job as it is stored. */
export type ExternalJobRow = InferEntity<typeof ExternalJob>;

/** Returns what is to be stored of a listing whose state or closing date changes now. */
export const undoOfListing = (job: ExternalJobRow, now: Date): StoredUndo<StateFields> =>
  storedUndo(
    job,
    {
      state: job.state,
      listed: job.listed,
      publishedAt: job.publishedAt ?? null,
      publishAt: job.publishAt ?? null,
      flaggedAt: job.flaggedAt ?? null,
      checkFailures: job.checkFailures,
      nextCheckAt: job.nextCheckAt ?? null,
      closesAt: job.closesAt ?? null,
    },
    now,
  );

/** Visits of one listing's website on one day (UTC). Nothing about visitors is kept. */
export const ExternalJobClicks = defineEntity({
  name: 'ExternalJobClicks',
  tableName: 'external-job-clicks',
  properties: {
    _id: p.type(ObjectId).primary(),
    externalJobId: p.type(ObjectId),
    day: p.string(),
    count: p.integer(),
  },
});
export type ExternalJobClicksRow = InferEntity<typeof ExternalJobClicks>;

export const SavedExternalJob = defineEntity({
  name: 'SavedExternalJob',
  tableName: 'saved-external-jobs',
  properties: {
    ...recordProperties,
    userId: p.type(ObjectId),
    externalJobId: p.type(ObjectId),
    title: p.string(),
    organisation: p.string(),
    appliedOn: p.string().nullable(),
    note: p.string().nullable(),
  },
});
export type SavedExternalJobRow = InferEntity<typeof SavedExternalJob>;

export const externalJobCollections: readonly CollectionDefinition[] = [
  {
    entity: ExternalJob,
    personal: noPersonalData,
    indexes: [
      { key: { url: 1 }, name: 'external_job_url', unique: true },
      { key: { publishedAt: -1, _id: -1 }, name: 'external_job_published' },
      { key: { updatedAt: -1, _id: -1 }, name: 'external_job_updated' },
      { key: { closesAt: 1, _id: 1 }, name: 'external_job_closes' },
      { key: { title: 1, _id: 1 }, name: 'external_job_title' },
      { key: { organisation: 1, _id: 1 }, name: 'external_job_organisation' },
      { key: { clicks: -1, _id: -1 }, name: 'external_job_clicks' },
      { key: { flaggedAt: -1, _id: -1 }, name: 'external_job_flagged' },
      { key: { state: 1, publishedAt: -1, _id: -1 }, name: 'external_job_state' },
      { key: { state: 1, publishAt: 1 }, name: 'external_job_due' },
      { key: { listed: 1, nextCheckAt: 1 }, name: 'external_job_check' },
      { key: { listed: 1, publishedAt: -1, _id: -1 }, name: 'external_job_listed' },
      { key: { workMode: 1, publishedAt: -1, _id: -1 }, name: 'external_job_mode' },
      { key: { type: 1, publishedAt: -1, _id: -1 }, name: 'external_job_type' },
      { key: { checkOutcome: 1, publishedAt: -1, _id: -1 }, name: 'external_job_outcome' },
      { key: { importId: 1, publishedAt: -1, _id: -1 }, name: 'external_job_imported' },
    ],
    duplicates: { external_job_url: 'URL_DUPLICATE' },
    texts: externalJobCreate.pick({ title: true, organisation: true, city: true, summary: true }),
  },
  {
    entity: ExternalJobClicks,
    personal: noPersonalData,
    indexes: [{ key: { externalJobId: 1, day: 1 }, name: 'external_job_clicks_day', unique: true }],
  },
  {
    entity: SavedExternalJob,
    personal: { export: 'savedExternalJobs', erasure: 'delete' },
    indexes: [
      { key: { userId: 1, externalJobId: 1 }, name: 'saved_external_job', unique: true },
      { key: { userId: 1, createdAt: -1, _id: -1 }, name: 'saved_external_job_created' },
      { key: { userId: 1, appliedOn: -1, _id: -1 }, name: 'saved_external_job_applied' },
      { key: { externalJobId: 1 }, name: 'saved_external_job_listing' },
    ],
    texts: savedExternalJobWrite.pick({ note: true }),
  },
];
