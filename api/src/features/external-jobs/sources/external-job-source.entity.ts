import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { externalJobSourceCreate, type ExternalJobType, type SourceReport } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import {
  editedProperties,
  type CollectionDefinition,
  noPersonalData,
} from '../../../platform/database/collection-definition.ts';

/** A feed or page that external jobs are imported from. */
export const ExternalJobSource = defineEntity({
  name: 'ExternalJobSource',
  tableName: 'external-job-sources',
  properties: {
    ...editedProperties,
    name: p.string(),
    url: p.string(),
    host: p.string(),
    trusted: p.boolean(),
    paused: p.boolean(),
    organisation: p.string().nullable(),
    city: p.string().nullable(),
    country: p.string().nullable(),
    workMode: p.string().$type<'onsite' | 'hybrid' | 'remote'>(),
    type: p.string().$type<ExternalJobType>(),
    closingDays: p.integer().nullable(),
    imported: p.integer(),
    /** What the website is asked by next time: it answers 304 when nothing is new (RFC 9110, 13.1). */
    etag: p.string().nullable(),
    modified: p.string().nullable(),
    /** Failed runs in a row. */
    failures: p.integer(),
    /** Until when a run has the source to itself; a run that was cut off does not block it for longer. */
    runningUntil: p.datetime().$type<Date>().nullable(),
    lastRunAt: p.datetime().$type<Date>().nullable(),
    nextRunAt: p.datetime().$type<Date>(),
    lastRun: p.json().$type<SourceReport | null>().nullable(),
  },
});
export type ExternalJobSourceRow = InferEntity<typeof ExternalJobSource>;

/** An entry that was met in a source, so that a listing that somebody deletes is not created again. */
export const ExternalJobImport = defineEntity({
  name: 'ExternalJobImport',
  tableName: 'external-job-imports',
  properties: {
    _id: p.type(ObjectId).primary(),
    url: p.string(),
    /** Title, organisation and place, as `duplicateKey` makes them comparable. */
    key: p.string(),
    createdAt: p.datetime().$type<Date>(),
    seenAt: p.datetime().$type<Date>(),
  },
});
export type ExternalJobImportRow = InferEntity<typeof ExternalJobImport>;

export const externalJobSourceCollections: readonly CollectionDefinition[] = [
  {
    entity: ExternalJobSource,
    personal: noPersonalData,
    indexes: [
      { key: { url: 1 }, name: 'external_job_source_url', unique: true },
      { key: { name: 1, _id: 1 }, name: 'external_job_source_name' },
      { key: { lastRunAt: -1, _id: -1 }, name: 'external_job_source_run' },
      { key: { imported: -1, _id: -1 }, name: 'external_job_source_imported' },
      { key: { updatedAt: -1, _id: -1 }, name: 'external_job_source_updated' },
      { key: { paused: 1, nextRunAt: 1 }, name: 'external_job_source_due' },
      { key: { paused: 1, name: 1, _id: 1 }, name: 'external_job_source_paused' },
      { key: { trusted: 1, name: 1, _id: 1 }, name: 'external_job_source_trusted' },
    ],
    duplicates: { external_job_source_url: 'SOURCE_DUPLICATE' },
    texts: externalJobSourceCreate.pick({ name: true, organisation: true, city: true }),
  },
  {
    entity: ExternalJobImport,
    personal: noPersonalData,
    indexes: [
      { key: { url: 1 }, name: 'external_job_import_url', unique: true },
      { key: { key: 1, createdAt: -1 }, name: 'external_job_import_key' },
      { key: { seenAt: 1 }, name: 'external_job_import_seen' },
    ],
    duplicates: { external_job_import_url: 'URL_DUPLICATE' },
  },
];
