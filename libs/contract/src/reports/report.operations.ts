import { z } from 'zod';
import { idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { reportCreate, reportList, reportReply, reportTransitionRequest, reportViews } from './report.contract.ts';

export const reportOperations = {
  list: operation({
    method: 'GET',
    path: '/reports',
    summary: 'Reports: my own, or those to decide',
    access: may('read', 'Report'),
    rate: 'read',
    list: reportList,
    reply: reportReply,
  }),
  get: operation({
    method: 'GET',
    path: '/reports/:id',
    summary: 'Get a report',
    access: may('read', 'Report'),
    rate: 'read',
    params: idParams,
    reply: reportReply,
  }),
  create: operation({
    method: 'POST',
    path: '/reports',
    summary: 'Report an internship, an employer, an external job or a news item; no account needed',
    access: may('create', 'Report'),
    rate: 'report',
    body: reportCreate,
    reply: z.object({ received: z.literal(true) }),
    status: 201,
    unverified: true,
  }),
  transition: operation({
    method: 'POST',
    path: '/reports/:id/transitions',
    summary: 'Uphold or dismiss a report',
    access: may('transition', 'Report'),
    rate: 'write',
    params: idParams,
    body: reportTransitionRequest,
    reply: reportViews.admin.schema,
  }),
};
