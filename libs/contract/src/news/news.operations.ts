import { z } from 'zod';
import { bulkIds, bulkReply } from '../kernel/bulk.ts';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation, publicAccess } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import {
  newsCreate,
  newsLimits,
  newsList,
  newsReply,
  newsSummaryReply,
  newsTransition,
  newsUpdate,
  newsViews,
} from './news.contract.ts';

const admin = newsViews.admin.schema;
const link = newsViews.publicSummary.schema.nullable();
const revision = z.object({
  revision: z.int(),
  at: instant,
  by: id.nullable(),
  byName: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
});

export const newsOperations = {
  list: operation({
    method: 'GET',
    path: '/news',
    summary: 'News: what is published for the asker; all of it for those who manage it',
    access: publicAccess,
    rate: 'read',
    list: newsList,
    reply: newsSummaryReply,
  }),
  tags: operation({
    method: 'GET',
    path: '/news/tags',
    summary: 'Tags of the news that the asker may read, most used first',
    access: publicAccess,
    rate: 'read',
    reply: z.array(z.object({ tag: z.string(), count: z.int() })),
  }),
  bySlug: operation({
    method: 'GET',
    path: '/news/slugs/:slug',
    summary: 'A news item by a present or former address; the reply has the present one',
    access: publicAccess,
    rate: 'read',
    params: z.strictObject({
      slug: z
        .string()
        .max(newsLimits.slug.max)
        .regex(/^[a-z0-9-]+$/),
    }),
    reply: newsReply,
  }),
  get: operation({
    method: 'GET',
    path: '/news/:id',
    summary: 'One news item',
    access: publicAccess,
    rate: 'read',
    params: idParams,
    reply: newsReply,
  }),
  neighbours: operation({
    method: 'GET',
    path: '/news/:id/neighbours',
    summary: 'The items before and after a published one, and up to three about the same',
    access: publicAccess,
    rate: 'read',
    params: idParams,
    reply: z.object({ previous: link, next: link, related: z.array(newsViews.publicSummary.schema) }),
  }),
  countView: operation({
    method: 'POST',
    path: '/news/:id/views',
    summary: 'Count a view of a published item; nothing about the reader is kept',
    access: publicAccess,
    rate: 'read',
    params: idParams,
    replyKind: 'empty',
    status: 204,
  }),
  create: operation({
    method: 'POST',
    path: '/news',
    summary: 'Create a draft',
    access: may('create', 'NewsItem'),
    rate: 'write',
    body: newsCreate,
    bodyLimit: 131_072,
    reply: admin,
    status: 201,
  }),
  update: operation({
    method: 'PUT',
    path: '/news/:id',
    summary: 'Save a news item, sent as the whole record',
    access: may('update', 'NewsItem'),
    rate: 'write',
    params: idParams,
    body: newsUpdate,
    bodyLimit: 131_072,
    reply: admin,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/news/:id',
    summary: 'Delete a news item and its revisions',
    access: may('delete', 'NewsItem'),
    rate: 'write',
    params: idParams,
    reply: admin,
  }),
  transition: operation({
    method: 'POST',
    path: '/news/:id/transitions',
    summary: 'Schedule, publish, unpublish or archive',
    access: may('transition', 'NewsItem'),
    rate: 'write',
    params: idParams,
    body: newsTransition,
    reply: admin,
  }),
  transitionMany: operation({
    method: 'POST',
    path: '/news/transitions',
    summary: 'Publish or unpublish several',
    access: may('transition', 'NewsItem'),
    rate: 'write',
    body: z.strictObject({ ids: bulkIds, to: z.enum(['published', 'unpublished']) }),
    reply: bulkReply,
  }),
  duplicate: operation({
    method: 'POST',
    path: '/news/:id/duplicate',
    summary: 'Create a draft with the same text',
    access: may('create', 'NewsItem'),
    rate: 'write',
    params: idParams,
    reply: admin,
    status: 201,
  }),
  revisions: operation({
    method: 'GET',
    path: '/news/:id/revisions',
    summary: 'Earlier texts, newest first, at most fifty',
    access: may('update', 'NewsItem'),
    rate: 'read',
    params: idParams,
    reply: z.array(revision),
  }),
  restore: operation({
    method: 'POST',
    path: '/news/:id/restore',
    summary: 'Save the text of an earlier revision again',
    access: may('update', 'NewsItem'),
    rate: 'write',
    params: idParams,
    body: z.strictObject({ revision: z.int().min(1), version: z.int().min(0).optional() }),
    reply: admin,
  }),
};
