import { idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import {
  externalJobSourceCreate,
  externalJobSourceList,
  externalJobSourceUpdate,
  externalJobSourceView,
} from './external-job-source.contract.ts';

const reply = externalJobSourceView.schema;

export const externalJobSourceOperations = {
  list: operation({
    method: 'GET',
    path: '/external-job-sources',
    summary: 'Feeds and pages that external jobs are imported from',
    access: may('read', 'ExternalJobSource'),
    rate: 'read',
    list: externalJobSourceList,
    reply,
  }),
  get: operation({
    method: 'GET',
    path: '/external-job-sources/:id',
    summary: 'One source, with the report of its last run',
    access: may('read', 'ExternalJobSource'),
    rate: 'read',
    params: idParams,
    reply,
  }),
  create: operation({
    method: 'POST',
    path: '/external-job-sources',
    summary: 'Add a source; it is read for the first time within minutes',
    access: may('create', 'ExternalJobSource'),
    rate: 'write',
    body: externalJobSourceCreate,
    reply,
    status: 201,
  }),
  update: operation({
    method: 'PUT',
    path: '/external-job-sources/:id',
    summary: 'Save a source, sent as the whole record; also to pause it',
    access: may('update', 'ExternalJobSource'),
    rate: 'write',
    params: idParams,
    body: externalJobSourceUpdate,
    volatile: ['imported', 'lastRunAt', 'nextRunAt', 'lastRun'],
    reply,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/external-job-sources/:id',
    summary: 'Delete a source; its listings stay',
    access: may('delete', 'ExternalJobSource'),
    rate: 'write',
    params: idParams,
    reply,
  }),
  run: operation({
    method: 'POST',
    path: '/external-job-sources/:id/runs',
    summary: 'Import from a source now. The reply has the report',
    access: may('update', 'ExternalJobSource'),
    rate: 'write',
    params: idParams,
    reply,
  }),
};
