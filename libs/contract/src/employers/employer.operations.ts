import { z } from 'zod';
import { bulkReply } from '../kernel/bulk.ts';
import { exportParams } from '../kernel/export.ts';
import { idParams } from '../kernel/ids.ts';
import { may, open, operation } from '../kernel/operation.ts';
import { employerLimits, employerUpdate, slug } from './employer.contract.ts';
import { employerList, employerStatistics } from './employer.list.ts';
import { employerMessage, employerTransition } from './employer.transitions.ts';
import { employerReply, employerViews } from './employer.views.ts';

export const employerOperations = {
  list: operation({
    method: 'GET',
    path: '/employers',
    summary: 'Employers: the public companies for everyone, all of them for administrators',
    access: open,
    rate: 'read',
    list: employerList,
    reply: employerReply,
  }),
  statistics: operation({
    method: 'GET',
    path: '/employers/statistics',
    summary: 'Numbers over all public companies',
    access: open,
    rate: 'read',
    reply: employerStatistics,
  }),
  bySlug: operation({
    method: 'GET',
    path: '/employers/by-slug/:slug',
    summary: 'A company page by its name in the address',
    access: open,
    rate: 'read',
    params: z.strictObject({ slug }),
    reply: employerViews.public.schema,
  }),
  get: operation({
    method: 'GET',
    path: '/employers/:id',
    summary: 'One employer, as far as the asker may see it',
    access: open,
    rate: 'read',
    params: idParams,
    reply: employerReply,
  }),
  preview: operation({
    method: 'GET',
    path: '/employers/:id/preview',
    summary: 'The company page as the public will see it',
    access: may('update', 'Employer'),
    rate: 'read',
    params: idParams,
    reply: employerViews.public.schema,
  }),
  update: operation({
    method: 'PUT',
    path: '/employers/:id',
    summary: 'Change the company profile; a change of identity asks for a new verification',
    access: may('update', 'Employer'),
    rate: 'write',
    params: idParams,
    body: employerUpdate,
    reply: employerReply,
    ifMatch: true,
  }),
  logo: operation({
    method: 'GET',
    path: '/employers/:id/logo',
    summary: 'The logo as an image',
    access: open,
    rate: 'read',
    params: idParams,
    replyKind: 'file',
  }),
  setLogo: operation({
    method: 'POST',
    path: '/employers/:id/logo',
    summary: 'Replace the logo (PNG, JPEG or WebP)',
    access: may('update', 'Employer'),
    rate: 'upload',
    params: idParams,
    upload: { maxBytes: employerLimits.logoBytes },
    reply: employerReply,
  }),
  removeLogo: operation({
    method: 'DELETE',
    path: '/employers/:id/logo',
    summary: 'Remove the logo',
    access: may('update', 'Employer'),
    rate: 'write',
    params: idParams,
    reply: employerReply,
  }),
  transition: operation({
    method: 'POST',
    path: '/employers/:id/transitions',
    summary: 'Suspend or reinstate an employer',
    access: may('transition', 'Employer'),
    rate: 'write',
    params: idParams,
    body: employerTransition,
    reply: employerViews.full.schema,
  }),
  message: operation({
    method: 'POST',
    path: '/employers/messages',
    summary: 'Write to the owners of several employers',
    access: may('create', 'Notification'),
    rate: 'mail',
    body: employerMessage,
    reply: bulkReply,
    idempotent: true,
  }),
  export: operation({
    method: 'GET',
    path: '/employers/export',
    summary: 'Employers as CSV',
    access: may('export', 'Employer'),
    rate: 'export',
    query: exportParams,
    replyKind: 'file',
  }),
};
