import { z } from 'zod';
import { exportParams, filter, defineListSchema } from '../kernel/list.ts';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { revealReason } from '../kernel/reason.ts';
import { instant, nameText, searchText } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { internshipViews } from '../internships/internship.views.ts';
import { internUpdate, visibilities } from './intern.contract.ts';
import { profilePartKeys } from './intern-completeness.ts';
import { internViews } from './intern.views.ts';

const gap = z.object({ key: z.enum(profilePartKeys), points: z.int(), step: z.string() });
const profileView = internViews.own.schema.extend({ gaps: z.array(gap) });
const reply = z.union([profileView, internViews.admin.schema, internViews.employer.schema, internViews.masked.schema]);

const administratorViews = ['masked', 'admin'] as const;

export const internList = defineListSchema({
  resource: 'interns',
  filters: {
    q: filter.search(['firstName', 'lastName'], 80, ['admin']),
    institution: filter.search(['education.institution'], 80, ['admin']),
    status: filter.in('status', searchText(20), { views: administratorViews, max: 4 }),
    completenessFrom: filter.gte('completeness', z.int().min(0).max(100), administratorViews),
    completenessTo: filter.lte('completeness', z.int().min(0).max(100), administratorViews),
    createdFrom: filter.gte('createdAt', instant, administratorViews),
  },
  sorts: { createdAt: 'createdAt', completeness: 'completeness', updatedAt: 'updatedAt' },
  sortViews: { createdAt: administratorViews, completeness: administratorViews, updatedAt: ['admin', 'employer'] },
  defaultSort: ['id', 'DESC'],
});

/** Only interns make a profile, and so only they have one of their own; administrators may change those of others. */
const myProfile = may('create', 'InternProfile');

export const internOperations = {
  list: operation({
    method: 'GET',
    path: '/interns',
    summary: 'Interns: for administrators, masked for limited ones, open profiles for verified employers',
    access: may('read', 'InternProfile'),
    rate: 'read',
    list: internList,
    reply,
  }),
  own: operation({
    method: 'GET',
    path: '/interns/me',
    summary: 'Get my profile with what is missing',
    access: myProfile,
    rate: 'read',
    reply: profileView,
    unverified: true,
  }),
  save: operation({
    method: 'PUT',
    path: '/interns/me',
    summary: 'Save a draft of my profile',
    access: myProfile,
    rate: 'write',
    body: internUpdate,
    reply: profileView,
    ifMatch: true,
    unverified: true,
  }),
  preview: operation({
    method: 'GET',
    path: '/interns/me/preview',
    summary: 'Get my profile as a verified employer sees it, or null when it is hidden',
    access: myProfile,
    rate: 'read',
    reply: z.object({ visibility: z.enum(visibilities), profile: internViews.employer.schema.nullable() }),
    unverified: true,
  }),
  chooseCv: operation({
    method: 'PUT',
    path: '/interns/me/default-cv',
    summary: 'Choose the CV that applications start with',
    access: myProfile,
    rate: 'write',
    body: z.strictObject({ documentId: id.nullable() }),
    reply: profileView,
    unverified: true,
  }),
  jsonResume: operation({
    method: 'GET',
    path: '/interns/me/json-resume',
    summary: 'Export my profile as a JSON Resume document',
    access: myProfile,
    rate: 'export',
    replyKind: 'file',
    unverified: true,
  }),
  get: operation({
    method: 'GET',
    path: '/interns/:id',
    summary: 'Get a profile, limited to what the caller may see',
    access: may('read', 'InternProfile'),
    rate: 'read',
    params: idParams,
    reply,
  }),
  reveal: operation({
    method: 'POST',
    path: '/interns/:id/reveal',
    summary: 'Contact and CV for an administrator, with a reason that is logged',
    access: may('reveal', 'InternProfile'),
    rate: 'read',
    params: idParams,
    body: revealReason,
    reply: internViews.revealed.schema,
  }),
  export: operation({
    method: 'GET',
    path: '/interns/export',
    summary: 'Export students as CSV, without contact details',
    access: may('reveal', 'InternProfile'),
    rate: 'export',
    query: exportParams,
    replyKind: 'file',
  }),
};

export const savedLimits = { bookmarks: 200, searches: 20, name: 80 } as const;

const bookmark = z.object({
  id,
  userId: id,
  internshipId: id,
  internship: internshipViews.summary.schema.nullable(),
  createdAt: instant,
});
export const bookmarkView = view('own', bookmark, ['id', 'internshipId', 'internship', 'createdAt']);
export const bookmarkList = defineListSchema({
  resource: 'bookmarks',
  filters: { internshipId: filter.in('internshipId', id, { max: 50 }) },
  sorts: { createdAt: 'createdAt' },
  defaultSort: ['createdAt', 'DESC'],
});

export const bookmarkOperations = {
  list: operation({
    method: 'GET',
    path: '/bookmarks',
    summary: 'List my bookmarks',
    access: may('read', 'Bookmark'),
    rate: 'read',
    list: bookmarkList,
    reply: bookmarkView.schema,
    unverified: true,
  }),
  add: operation({
    method: 'POST',
    path: '/bookmarks',
    summary: 'Bookmark an internship',
    access: may('create', 'Bookmark'),
    rate: 'write',
    body: z.strictObject({ internshipId: id }),
    reply: bookmarkView.schema,
    status: 201,
    unverified: true,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/bookmarks/:id',
    summary: 'Remove a bookmark',
    access: may('delete', 'Bookmark'),
    rate: 'write',
    params: idParams,
    reply: bookmarkView.schema,
    unverified: true,
  }),
};

const savedSearch = z.object({
  id,
  userId: id,
  name: z.string(),
  query: z.string(),
  notify: z.boolean(),
  createdAt: instant,
  version: z.int(),
});
export const savedSearchView = view('own', savedSearch, ['id', 'name', 'query', 'notify', 'createdAt', 'version']);
/** `query` is the address of the search without its question mark. */
export const savedSearchWrite = z.strictObject({
  name: nameText(1, savedLimits.name),
  query: searchText(2_000),
  notify: z.boolean().default(true),
});
export const savedSearchList = defineListSchema({
  resource: 'saved-searches',
  filters: {},
  sorts: { createdAt: 'createdAt' },
  defaultSort: ['createdAt', 'DESC'],
});

export const savedSearchOperations = {
  list: operation({
    method: 'GET',
    path: '/saved-searches',
    summary: 'List my saved searches',
    access: may('read', 'SavedSearch'),
    rate: 'read',
    list: savedSearchList,
    reply: savedSearchView.schema,
    unverified: true,
  }),
  get: operation({
    method: 'GET',
    path: '/saved-searches/:id',
    summary: 'One of my saved searches',
    access: may('read', 'SavedSearch'),
    rate: 'read',
    params: idParams,
    reply: savedSearchView.schema,
    unverified: true,
  }),
  create: operation({
    method: 'POST',
    path: '/saved-searches',
    summary: 'Save a search',
    access: may('create', 'SavedSearch'),
    rate: 'write',
    body: savedSearchWrite,
    reply: savedSearchView.schema,
    status: 201,
    unverified: true,
  }),
  update: operation({
    method: 'PUT',
    path: '/saved-searches/:id',
    summary: 'Rename a saved search, or switch its notifications',
    access: may('update', 'SavedSearch'),
    rate: 'write',
    params: idParams,
    body: savedSearchWrite,
    reply: savedSearchView.schema,
    ifMatch: true,
    unverified: true,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/saved-searches/:id',
    summary: 'Delete a saved search',
    access: may('delete', 'SavedSearch'),
    rate: 'write',
    params: idParams,
    reply: savedSearchView.schema,
    unverified: true,
  }),
};
