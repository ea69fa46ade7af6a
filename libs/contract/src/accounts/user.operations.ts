import { z } from 'zod';
import { bulkIds, bulkReply } from '../kernel/bulk.ts';
import { exportParams } from '../kernel/list.ts';
import { idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { userList, userTransitionRequest, userViews } from './user.contract.ts';

const reply = userViews.admin.schema;

export const userOperations = {
  list: operation({
    method: 'GET',
    path: '/users',
    summary: 'List accounts of all roles',
    access: may('read', 'User'),
    rate: 'read',
    list: userList,
    reply,
  }),
  get: operation({
    method: 'GET',
    path: '/users/:id',
    summary: 'Get an account',
    access: may('read', 'User'),
    rate: 'read',
    params: idParams,
    reply,
  }),
  transition: operation({
    method: 'POST',
    path: '/users/:id/transitions',
    summary: 'Suspend or reinstate an account',
    access: may('transition', 'User'),
    rate: 'write',
    params: idParams,
    body: userTransitionRequest,
    reply,
  }),
  transitionMany: operation({
    method: 'POST',
    path: '/users/transitions',
    summary: 'Suspend or reinstate several accounts',
    access: may('transition', 'User'),
    rate: 'write',
    body: z.strictObject({ ids: bulkIds, transition: userTransitionRequest }),
    reply: bulkReply,
    idempotent: true,
  }),
  resetSecondFactor: operation({
    method: 'POST',
    path: '/users/:id/second-factor/reset',
    summary: 'Remove the second factor of a person who has lost it',
    access: may('transition', 'User'),
    rate: 'write',
    params: idParams,
    reply,
  }),
  export: operation({
    method: 'GET',
    path: '/users/export',
    summary: 'Export accounts as CSV',
    access: may('export', 'User'),
    rate: 'export',
    query: exportParams,
    replyKind: 'file',
  }),
};
