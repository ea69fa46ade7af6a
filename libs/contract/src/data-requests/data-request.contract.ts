import { z } from 'zod';
import { role } from '../kernel/actor.schema.ts';
import type { Actor } from '../kernel/actor.ts';
import { id, idParams } from '../kernel/ids.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant, line, optionalText, text } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { enteredPassword } from '../accounts/password.contract.ts';
import { dataRequestLimits, dataRequestKinds, dataRequestLifecycle } from './data-request.lifecycle.ts';

export const dataRequestState = stateSchema(dataRequestLifecycle);
export type DataRequestState = (typeof dataRequestLifecycle.states)[number];

export const dataRequestRecord = z.object({
  id,
  userId: id,
  userEmail: z.string(),
  userRole: role,
  kind: z.enum(dataRequestKinds),
  state: dataRequestState,
  note: z.string().nullable(),
  /** End of an erasure's grace, or of the time in which an export can be fetched. */
  dueAt: instant.nullable(),
  size: z.int().nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const dataRequestViews = {
  own: view('own', dataRequestRecord, ['id', 'kind', 'state', 'dueAt', 'size', 'createdAt', 'updatedAt']),
  admin: view('admin', dataRequestRecord, [
    'id',
    'userId',
    'userEmail',
    'userRole',
    'kind',
    'state',
    'note',
    'dueAt',
    'size',
    'createdAt',
    'updatedAt',
  ]),
};
export const dataRequestViewFor = (actor: Actor): keyof typeof dataRequestViews =>
  actor.role === 'admin' ? 'admin' : 'own';
const reply = z.union([dataRequestViews.admin.schema, dataRequestViews.own.schema]);

/** Erasing asks for the password again; accounts without one send a fresh token of their identity provider. */
export const dataRequestCreate = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('export') }),
  z.strictObject({
    kind: z.literal('erase'),
    password: enteredPassword.optional(),
    idToken: line(20, 4_096).optional(),
    note: optionalText(1, dataRequestLimits.note),
  }),
]);
export type DataRequestCreate = z.infer<typeof dataRequestCreate>;

export const dataRequestTransitionRequest = z.strictObject({
  to: z.literal('cancelled'),
  note: text(1, dataRequestLimits.note).optional(),
});

export const dataRequestList = defineListSchema({
  resource: 'data-requests',
  filters: {
    kind: filter.in('kind', z.enum(dataRequestKinds)),
    state: filter.in('state', dataRequestState),
    userId: filter.eq('userId', id, ['admin']),
  },
  sorts: { createdAt: 'createdAt', dueAt: 'dueAt' },
  defaultSort: ['createdAt', 'DESC'],
});

export const dataRequestOperations = {
  list: operation({
    method: 'GET',
    path: '/data-requests',
    summary: 'List requests to export or erase data',
    access: may('read', 'DataRequest'),
    rate: 'read',
    list: dataRequestList,
    reply,
    unverified: true,
  }),
  get: operation({
    method: 'GET',
    path: '/data-requests/:id',
    summary: 'Get a request',
    access: may('read', 'DataRequest'),
    rate: 'read',
    params: idParams,
    reply,
    unverified: true,
  }),
  create: operation({
    method: 'POST',
    path: '/data-requests',
    summary: 'Request all my data, or the erasure of my account',
    access: may('create', 'DataRequest'),
    rate: 'export',
    body: dataRequestCreate,
    reply,
    status: 201,
    idempotent: true,
    unverified: true,
  }),
  transition: operation({
    method: 'POST',
    path: '/data-requests/:id/transitions',
    summary: 'Cancel an erasure within its grace period',
    access: may('transition', 'DataRequest'),
    rate: 'write',
    params: idParams,
    body: dataRequestTransitionRequest,
    reply,
    unverified: true,
  }),
  file: operation({
    method: 'GET',
    path: '/data-requests/:id/file',
    summary: 'Download my prepared export as JSON',
    access: may('export', 'DataRequest'),
    rate: 'export',
    params: idParams,
    replyKind: 'file',
    unverified: true,
  }),
};
