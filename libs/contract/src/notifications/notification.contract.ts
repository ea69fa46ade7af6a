import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { may, operation, signedIn } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';

/** The types of notifications. Their messages are in the catalogues under `notification.<type>`. */
// prettier-ignore
export const notificationTypes = [
  'application.received', 'application.viewed', 'application.decision', 'application.interview', 'application.offer',
  'application.closed', 'application.withdrawn', 'response.reminder', 'search.match', 'deadline.near',
  'internship.moderation', 'internship.changed', 'verification', 'review.queue', 'news', 'broadcast', 'security',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const channels = ['inapp', 'push', 'email'] as const;
export type Channel = (typeof channels)[number];
export const digests = ['off', 'daily', 'weekly'] as const;

export const notificationParameter = z.union([z.string().max(300), z.number(), z.null()]);

export const notificationRecord = z.object({
  id,
  userId: id,
  type: z.enum(notificationTypes),
  /** Message key; the client renders it with the parameters, so that it follows the reader's language. */
  titleKey: z.string().max(80),
  params: z.record(z.string(), notificationParameter),
  /** An internal path. */
  link: z.string().regex(/^\/(?!\/)/),
  priority: z.enum(['normal', 'high']),
  dedupeKey: z.string().max(160),
  readAt: instant.nullable(),
  expiresAt: instant,
  createdAt: instant,
});
export type NotificationRecord = z.infer<typeof notificationRecord>;

// prettier-ignore
export const notificationView = view('own', notificationRecord, [
  'id', 'type', 'titleKey', 'params', 'link', 'priority', 'readAt', 'createdAt',
]);

const choice = z.strictObject({ inapp: z.boolean(), push: z.boolean(), email: z.boolean() });
export const preferences = z.strictObject({
  types: z.partialRecord(z.enum(notificationTypes), choice),
  quietFrom: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  quietTo: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** How often the email summary is sent: by day at 08:00, by week on Mondays at 08:00, where the person is. */
  digest: z.enum(digests),
});
export type Preferences = z.infer<typeof preferences>;
export const defaultPreferences: Preferences = { types: {}, quietFrom: '22:00', quietTo: '08:00', digest: 'daily' };

export const notificationList = defineListSchema({
  resource: 'notifications',
  filters: { unread: filter.exists('unread'), type: filter.in('type', z.enum(notificationTypes)) },
  sorts: { createdAt: 'createdAt' },
  defaultSort: ['createdAt', 'DESC'],
});

export const notificationOperations = {
  list: operation({
    method: 'GET',
    path: '/notifications',
    summary: 'List my notifications, newest first',
    access: may('read', 'Notification'),
    rate: 'read',
    list: notificationList,
    reply: notificationView.schema,
    unverified: true,
  }),
  unread: operation({
    method: 'GET',
    path: '/notifications/unread',
    summary: 'Count my unread notifications',
    access: may('read', 'Notification'),
    rate: 'read',
    reply: z.object({ count: z.int() }),
    unverified: true,
  }),
  read: operation({
    method: 'POST',
    path: '/notifications/:id/read',
    summary: 'Mark a notification as read',
    access: may('update', 'Notification'),
    rate: 'write',
    params: idParams,
    reply: notificationView.schema,
    unverified: true,
  }),
  readAll: operation({
    method: 'POST',
    path: '/notifications/read-all',
    summary: 'Mark all my notifications as read',
    access: may('update', 'Notification'),
    rate: 'write',
    reply: z.object({ count: z.int() }),
    unverified: true,
  }),
  getPreferences: operation({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Get my notification settings',
    access: signedIn,
    rate: 'read',
    reply: preferences,
    unverified: true,
  }),
  setPreferences: operation({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Change my notification settings',
    access: signedIn,
    rate: 'write',
    body: preferences,
    reply: preferences,
    unverified: true,
  }),
};
