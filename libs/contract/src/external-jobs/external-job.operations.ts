import { z } from 'zod';
import { bulkIds, bulkReply } from '../kernel/bulk.ts';
import { exportParams } from '../kernel/export.ts';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation, publicAccess } from '../kernel/operation.ts';
import { day, instant } from '../kernel/text.ts';
import {
  externalJobCreate,
  externalJobList,
  externalJobReply,
  externalJobUpdate,
  externalJobViews,
} from './external-job.contract.ts';
import { externalJobState } from './external-job.lifecycle.ts';
import { externalJobSearchParams, externalJobSearchReply } from './external-job-search.contract.ts';
import {
  externalJobSuggestion,
  importedTable,
  importLimits,
  importReport,
  importRows,
  suggestionRequest,
} from './external-job-import.contract.ts';
import { savedExternalJobList, savedExternalJobView, savedExternalJobWrite } from './saved-external-job.contract.ts';

const manager = externalJobViews.manager.schema;

export const externalJobOperations = {
  list: operation({
    method: 'GET',
    path: '/external-jobs',
    summary: 'External jobs: what is listed; all of them for those who manage them',
    access: publicAccess,
    rate: 'read',
    list: externalJobList,
    reply: externalJobReply,
  }),
  search: operation({
    method: 'GET',
    path: '/external-jobs/search',
    summary: 'Search the listed external jobs, with counts per filter',
    access: publicAccess,
    rate: 'search',
    query: externalJobSearchParams,
    reply: externalJobSearchReply,
  }),
  export: operation({
    method: 'GET',
    path: '/external-jobs/export',
    summary: 'External jobs as CSV',
    access: may('export', 'ExternalJob'),
    rate: 'export',
    query: exportParams,
    replyKind: 'file',
  }),
  get: operation({
    method: 'GET',
    path: '/external-jobs/:id',
    summary: 'One external job',
    access: publicAccess,
    rate: 'read',
    params: idParams,
    reply: externalJobReply,
  }),
  visit: operation({
    method: 'POST',
    path: '/external-jobs/:id/visits',
    summary: 'Count a visit of a listed job’s website; nothing about the visitor is kept. The reply has the address',
    access: publicAccess,
    rate: 'read',
    params: idParams,
    reply: z.object({ url: z.string() }),
  }),
  clicks: operation({
    method: 'GET',
    path: '/external-jobs/:id/clicks',
    summary: 'Visits per day, of the last 90 days that had any',
    access: may('update', 'ExternalJob'),
    rate: 'read',
    params: idParams,
    reply: z.array(z.object({ day, count: z.int() })),
  }),
  create: operation({
    method: 'POST',
    path: '/external-jobs',
    summary: 'Create a draft',
    access: may('create', 'ExternalJob'),
    rate: 'write',
    body: externalJobCreate,
    reply: manager,
    status: 201,
  }),
  update: operation({
    method: 'PUT',
    path: '/external-jobs/:id',
    summary: 'Save an external job, sent as the whole record',
    access: may('update', 'ExternalJob'),
    rate: 'write',
    params: idParams,
    ifMatch: 'optional',
    body: externalJobUpdate,
    reply: manager,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/external-jobs/:id',
    summary: 'Delete an external job and its counts',
    access: may('delete', 'ExternalJob'),
    rate: 'write',
    params: idParams,
    reply: manager,
  }),
  transition: operation({
    method: 'POST',
    path: '/external-jobs/:id/transitions',
    summary: 'Schedule, publish, restore or archive',
    access: may('transition', 'ExternalJob'),
    rate: 'write',
    params: idParams,
    body: z.strictObject({ to: externalJobState, version: z.int().min(0).optional() }),
    reply: manager,
  }),
  transitionMany: operation({
    method: 'POST',
    path: '/external-jobs/transitions',
    summary: 'Publish or archive several',
    access: may('transition', 'ExternalJob'),
    rate: 'write',
    body: z.strictObject({ ids: bulkIds, to: z.enum(['published', 'archived']) }),
    reply: bulkReply,
  }),
  extendMany: operation({
    method: 'POST',
    path: '/external-jobs/extensions',
    summary: 'Set the closing date of several',
    access: may('update', 'ExternalJob'),
    rate: 'write',
    body: z.strictObject({ ids: bulkIds, closesAt: instant }),
    reply: bulkReply,
  }),
  suggest: operation({
    method: 'POST',
    path: '/external-jobs/suggestions',
    summary: 'Read what a page says about the job that it offers',
    access: may('create', 'ExternalJob'),
    rate: 'write',
    body: suggestionRequest,
    reply: externalJobSuggestion,
  }),
  readTable: operation({
    method: 'POST',
    path: '/external-jobs/imports/tables',
    summary: 'Read a CSV file of at most 500 rows, and find out what its columns are; nothing is kept',
    access: may('create', 'ExternalJob'),
    rate: 'upload',
    upload: { maxBytes: importLimits.bytes },
    reply: importedTable,
  }),
  importRows: operation({
    method: 'POST',
    path: '/external-jobs/imports/rows',
    summary: 'Create drafts from some rows of a table, or say what would become of them',
    access: may('create', 'ExternalJob'),
    rate: 'write',
    body: importRows,
    bodyLimit: 262_144,
    reply: importReport,
  }),
};

const own = savedExternalJobView.schema;
export const savedExternalJobOperations = {
  list: operation({
    method: 'GET',
    path: '/saved-external-jobs',
    summary: 'External jobs that I saved or applied to',
    access: may('read', 'Bookmark'),
    rate: 'read',
    list: savedExternalJobList,
    reply: own,
    unverified: true,
  }),
  save: operation({
    method: 'POST',
    path: '/saved-external-jobs',
    summary: 'Save an external job, or note when I applied',
    access: may('create', 'Bookmark'),
    rate: 'write',
    body: savedExternalJobWrite.extend({ externalJobId: id }),
    reply: own,
    status: 201,
    unverified: true,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/saved-external-jobs/:id',
    summary: 'Remove a saved external job',
    access: may('delete', 'Bookmark'),
    rate: 'write',
    params: idParams,
    reply: own,
    unverified: true,
  }),
};
