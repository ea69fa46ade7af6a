import { z } from 'zod';
import { idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { announcementAudience, audienceReply } from './announcement-audience.ts';
import { announcementLanguages } from './announcement.lifecycle.ts';
import {
  announcementContent,
  announcementCreate,
  announcementList,
  announcementPreview,
  announcementReport,
  announcementTransitionRequest,
  announcementUpdate,
  announcementViews,
  announcementWeek,
} from './announcement.contract.ts';
import { instant } from '../kernel/text.ts';

const item = announcementViews.item.schema;

export const announcementOperations = {
  list: operation({
    method: 'GET',
    path: '/announcements',
    summary: 'Announcements of administrators, the last changed first',
    access: may('read', 'Announcement'),
    rate: 'read',
    list: announcementList,
    reply: announcementViews.summary.schema,
  }),
  week: operation({
    method: 'GET',
    path: '/announcements/week',
    summary: 'How many more announcements can be sent in the week of a moment; in this week without one',
    access: may('read', 'Announcement'),
    rate: 'read',
    query: z.strictObject({ at: instant.optional() }),
    reply: announcementWeek,
  }),
  get: operation({
    method: 'GET',
    path: '/announcements/:id',
    summary: 'One announcement, with its progress',
    access: may('read', 'Announcement'),
    rate: 'read',
    params: idParams,
    reply: item,
  }),
  create: operation({
    method: 'POST',
    path: '/announcements',
    summary: 'Create a draft',
    access: may('create', 'Announcement'),
    rate: 'write',
    body: announcementCreate,
    reply: item,
    status: 201,
  }),
  update: operation({
    method: 'PUT',
    path: '/announcements/:id',
    summary: 'Save a draft, sent as the whole record',
    access: may('update', 'Announcement'),
    rate: 'write',
    params: idParams,
    ifMatch: 'optional',
    body: announcementUpdate,
    volatile: ['processed'],
    reply: item,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/announcements/:id',
    summary: 'Delete a draft',
    access: may('delete', 'Announcement'),
    rate: 'write',
    params: idParams,
    reply: item,
  }),
  transition: operation({
    method: 'POST',
    path: '/announcements/:id/transitions',
    summary: 'Send, schedule or cancel; sending and scheduling state the number of recipients',
    access: may('transition', 'Announcement'),
    rate: 'write',
    params: idParams,
    body: announcementTransitionRequest,
    idempotent: true,
    reply: item,
  }),
  audience: operation({
    method: 'POST',
    path: '/announcements/audience',
    summary: 'How many people an audience has now, and some of them; nothing is saved',
    access: may('create', 'Announcement'),
    rate: 'search',
    body: announcementAudience,
    reply: audienceReply,
  }),
  preview: operation({
    method: 'POST',
    path: '/announcements/preview',
    summary: 'What recipients of a language get on each channel; nothing is saved',
    access: may('create', 'Announcement'),
    rate: 'search',
    body: announcementContent
      .pick({ en: true, de: true, link: true })
      .extend({ language: z.enum(announcementLanguages) }),
    reply: announcementPreview,
  }),
  sendTest: operation({
    method: 'POST',
    path: '/announcements/test',
    summary:
      'Send what recipients of a language get to me, to my inbox and by the chosen channels; nothing is saved or counted',
    access: may('create', 'Announcement'),
    rate: 'mail',
    body: announcementContent
      .pick({ en: true, de: true, link: true, email: true, push: true })
      .extend({ language: z.enum(announcementLanguages) }),
    replyKind: 'empty',
    status: 204,
  }),
  report: operation({
    method: 'GET',
    path: '/announcements/:id/report',
    summary: 'What became of it: delivered, opened, suppressed and failed, by channel',
    access: may('read', 'Announcement'),
    rate: 'read',
    params: idParams,
    reply: announcementReport,
  }),
};
