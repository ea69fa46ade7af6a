import { z } from 'zod';
import { role } from '../kernel/actor.schema.ts';
import type { Actor } from '../kernel/actor.ts';
import { id, idParams } from '../kernel/ids.ts';
import { guardNames, lifecycle } from '../kernel/lifecycle.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant, line, optionalText, text } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { enteredPassword } from '../accounts/password.contract.ts';

export const dataRequestLimits = { exportReadyDays: 7, eraseGraceDays: 14, note: 1_000 } as const;
export const dataRequestKinds = ['export', 'erase'] as const;

/** The conditions of the table. Each is the function of its name in `data-request.transitions.ts` of the API. */
export const dataRequestGuardNames = guardNames({
  /** Another full administrator is left after an erasure. */
  notLastAdmin: 'notLastAdmin',
  /** Another owner of the company is left after an erasure. */
  notLastOwner: 'notLastOwner',
  /** It asks for an export. */
  isExport: 'isExport',
  /** It asks for an erasure. */
  isErasure: 'isErasure',
  /** The grace of the erasure is not over. */
  withinGrace: 'withinGrace',
  /** The grace of the erasure is over. */
  graceOver: 'graceOver',
  /** The time in which the export can be fetched is over. */
  due: 'due',
});
const guard = dataRequestGuardNames;

/** Both kinds in one machine; `ready` and `expired` belong to exports, `cancelled` to erasures. */
export const dataRequestLifecycle = lifecycle(
  ['requested', 'ready', 'failed', 'expired', 'cancelled', 'done'],
  [
    {
      from: [null],
      to: 'requested',
      by: ['intern', 'employer', 'admin'],
      guards: [guard.notLastAdmin, guard.notLastOwner],
      event: 'data.requested',
    },
    { from: ['requested'], to: 'ready', by: ['system'], guards: [guard.isExport], event: 'data.ready' },
    { from: ['requested'], to: 'failed', by: ['system'], guards: [guard.isExport], event: 'data.failed' },
    { from: ['ready'], to: 'expired', by: ['system'], guards: [guard.due], event: 'data.expired' },
    {
      from: ['requested'],
      to: 'cancelled',
      by: ['intern', 'employer', 'admin'],
      guards: [guard.isErasure, guard.withinGrace],
      event: 'data.cancelled',
    },
    /* When its owner takes the account back from a thief. */
    { from: ['requested'], to: 'cancelled', by: ['system'], guards: [guard.isErasure], event: 'data.cancelled' },
    {
      from: ['requested'],
      to: 'done',
      by: ['system'],
      guards: [guard.isErasure, guard.graceOver],
      event: 'data.erased',
    },
  ],
);
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

// prettier-ignore
export const dataRequestViews = {
  own: view('own', dataRequestRecord, ['id', 'kind', 'state', 'dueAt', 'size', 'createdAt', 'updatedAt']),
  admin: view('admin', dataRequestRecord, [
    'id', 'userId', 'userEmail', 'userRole', 'kind', 'state', 'note', 'dueAt', 'size', 'createdAt', 'updatedAt',
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
