import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { defineListSchema } from '../kernel/list.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { resumeDraftContent, resumeDraftWrite } from './resume-draft.contract.ts';
import { resumeContent, resumeFormats, resumeAppearance, resumeWrite } from './resume.contract.ts';

const resumeRecord = z.object({
  id,
  userId: id,
  name: z.string(),
  ...resumeAppearance,
  content: resumeContent,
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});

const summaryFields = ['id', 'name', 'template', 'language', 'createdAt', 'updatedAt', 'version'] as const;
export const resumeViews = {
  summary: view('summary', resumeRecord, summaryFields),
  own: view('own', resumeRecord, [...summaryFields, 'content']),
};
export type Resume = z.infer<typeof resumeViews.own.schema>;
export type ResumeSummary = z.infer<typeof resumeViews.summary.schema>;

const resumeDraftRecord = z.object({
  id,
  userId: id,
  ...resumeAppearance,
  content: resumeDraftContent,
  updatedAt: instant,
  version: z.int(),
});
export const resumeDraftView = view('own', resumeDraftRecord, [
  'template',
  'language',
  'content',
  'updatedAt',
  'version',
]);
export type StoredResumeDraft = z.infer<typeof resumeDraftView.schema>;

export const resumeList = defineListSchema({
  resource: 'resumes',
  filters: {},
  sorts: { updatedAt: 'updatedAt' },
  defaultSort: ['updatedAt', 'DESC'],
});

/** Bytes: every character of a CV may take six of them as it is sent. */
const BODY_LIMIT = 192 * 1024;
const resumeView = resumeViews.own.schema;

export const resumeOperations = {
  list: operation({
    method: 'GET',
    path: '/resumes',
    summary: 'List the versions of my CV',
    access: may('read', 'Resume'),
    rate: 'read',
    list: resumeList,
    reply: resumeViews.summary.schema,
    unverified: true,
  }),
  create: operation({
    method: 'POST',
    path: '/resumes',
    summary: 'Save a new version of my CV',
    access: may('create', 'Resume'),
    rate: 'write',
    body: resumeWrite,
    bodyLimit: BODY_LIMIT,
    reply: resumeView,
    status: 201,
    unverified: true,
  }),
  draft: operation({
    method: 'GET',
    path: '/resumes/draft',
    summary: 'Get what I have written in the CV editor; null before anything was saved',
    access: may('read', 'Resume'),
    rate: 'read',
    reply: z.object({ draft: resumeDraftView.schema.nullable() }),
    unverified: true,
  }),
  saveDraft: operation({
    method: 'PUT',
    path: '/resumes/draft',
    summary: 'Save what I have written in the CV editor; version 0 for the first time',
    access: may('update', 'Resume'),
    rate: 'write',
    body: resumeDraftWrite,
    bodyLimit: BODY_LIMIT,
    reply: resumeDraftView.schema,
    ifMatch: true,
    unverified: true,
  }),
  get: operation({
    method: 'GET',
    path: '/resumes/:id',
    summary: 'Get a version of my CV with its content',
    access: may('read', 'Resume'),
    rate: 'read',
    params: idParams,
    reply: resumeView,
    unverified: true,
  }),
  update: operation({
    method: 'PUT',
    path: '/resumes/:id',
    summary: 'Change a version of my CV',
    access: may('update', 'Resume'),
    rate: 'write',
    params: idParams,
    body: resumeWrite,
    bodyLimit: BODY_LIMIT,
    reply: resumeView,
    ifMatch: true,
    unverified: true,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/resumes/:id',
    summary: 'Delete a version of my CV',
    access: may('delete', 'Resume'),
    rate: 'write',
    params: idParams,
    reply: resumeView,
    unverified: true,
  }),
  export: operation({
    method: 'POST',
    path: '/resumes/export',
    summary: 'Make a file of a CV: PDF, DOCX, text or JSON Resume; nothing is stored',
    access: may('export', 'Resume'),
    rate: 'upload',
    body: z.strictObject({ format: z.enum(resumeFormats), ...resumeAppearance, content: resumeContent }),
    bodyLimit: BODY_LIMIT,
    replyKind: 'file',
    unverified: true,
  }),
};
