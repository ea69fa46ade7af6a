import { z } from 'zod';
import { bulkIds, bulkReply } from '../kernel/bulk.ts';
import { exportParams } from '../kernel/export.ts';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import {
  caseAnswer,
  caseAssign,
  caseCreate,
  caseList,
  caseNote,
  caseTransition,
  caseUpdate,
  checkOverride,
} from './case.contract.ts';
import { caseReply, caseViews } from './case.views.ts';
import { checkIds } from './check.contract.ts';

const reviewed = caseViews.reviewer.schema;
/** What reviewers do besides deciding needs the same right as deciding. */
const decide = may('transition', 'VerificationCase');

export const caseOperations = {
  list: operation({
    method: 'GET',
    path: '/verification-cases',
    summary: 'Cases by due date: the queue of administrators, the history of an employer',
    access: may('read', 'VerificationCase'),
    rate: 'read',
    list: caseList,
    reply: caseReply,
  }),
  get: operation({
    method: 'GET',
    path: '/verification-cases/:id',
    summary: 'One case with its checks, documents and rounds',
    access: may('read', 'VerificationCase'),
    rate: 'read',
    params: idParams,
    reply: caseReply,
  }),
  create: operation({
    method: 'POST',
    path: '/verification-cases',
    summary: 'Submit my employer for verification',
    access: may('create', 'VerificationCase'),
    rate: 'write',
    body: caseCreate,
    reply: caseReply,
    status: 201,
    idempotent: true,
  }),
  update: operation({
    method: 'PUT',
    path: '/verification-cases/:id',
    summary: 'Exchange the proofs of an open case',
    access: may('update', 'VerificationCase'),
    rate: 'write',
    params: idParams,
    body: caseUpdate,
    reply: caseReply,
    ifMatch: true,
  }),
  answer: operation({
    method: 'POST',
    path: '/verification-cases/:id/answer',
    summary: 'Answer what was asked; the case is pending again, in its next round',
    access: may('update', 'VerificationCase'),
    rate: 'write',
    params: idParams,
    body: caseAnswer,
    reply: caseReply,
    ifMatch: true,
  }),
  transition: operation({
    method: 'POST',
    path: '/verification-cases/:id/transitions',
    summary: 'Verify, ask for information, reject',
    access: decide,
    rate: 'write',
    params: idParams,
    body: caseTransition,
    reply: caseReply,
    ifMatch: true,
  }),
  assign: operation({
    method: 'PUT',
    path: '/verification-cases/:id/assignee',
    summary: 'Take a case, give it to a colleague, or put it back',
    access: decide,
    rate: 'write',
    params: idParams,
    body: caseAssign,
    reply: reviewed,
  }),
  assignMany: operation({
    method: 'POST',
    path: '/verification-cases/assignments',
    summary: 'Assign several cases',
    access: decide,
    rate: 'write',
    body: z.strictObject({ ids: bulkIds, assigneeId: id.nullable() }),
    reply: bulkReply,
  }),
  note: operation({
    method: 'PUT',
    path: '/verification-cases/:id/internal-note',
    summary: 'Write the note that only reviewers see',
    access: decide,
    rate: 'write',
    params: idParams,
    body: caseNote,
    reply: reviewed,
    ifMatch: true,
  }),
  runChecks: operation({
    method: 'POST',
    path: '/verification-cases/:id/checks',
    summary: 'Run the automatic checks again',
    access: decide,
    rate: 'write',
    params: idParams,
    reply: reviewed,
  }),
  overrideCheck: operation({
    method: 'PUT',
    path: '/verification-cases/:id/checks/:check',
    summary: 'Replace the result of one check, with a note',
    access: decide,
    rate: 'write',
    params: z.strictObject({ id, check: z.enum(checkIds) }),
    body: checkOverride,
    reply: reviewed,
  }),
  export: operation({
    method: 'GET',
    path: '/verification-cases/export',
    summary: 'Cases as CSV',
    access: may('export', 'VerificationCase'),
    rate: 'export',
    query: exportParams,
    replyKind: 'file',
  }),
};
