import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { may, operation, signedIn } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { MAX_NOTIFICATIONS, notificationTypes } from './notification-type-table.ts';

export const digests = ['off', 'daily', 'weekly'] as const;

export const notificationParameter = z.union([z.string().max(1_000), z.number(), z.null()]);

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

export const notificationView = view('own', notificationRecord, [
  'id',
  'type',
  'titleKey',
  'params',
  'link',
  'priority',
  'readAt',
  'createdAt',
]);

const choice = z.strictObject({ inapp: z.boolean(), push: z.boolean(), email: z.boolean() });
export const preferences = z.strictObject({
  types: z.partialRecord(z.enum(notificationTypes), choice),
  quietFrom: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  quietTo: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** How often the email summary is sent: by day at 08:00, by week on Mondays at 08:00, where the person is. */
  digest: z.enum(digests),
  /** Whether new applications come as an email each instead of in the summary. */
  applicationsAtOnce: z.boolean().default(false),
});
export type Preferences = z.infer<typeof preferences>;
export const defaultPreferences: Preferences = {
  types: {},
  quietFrom: '22:00',
  quietTo: '08:00',
  digest: 'daily',
  applicationsAtOnce: false,
};

export const notificationList = defineListSchema({
  resource: 'notifications',
  maxRange: MAX_NOTIFICATIONS,
  filters: {
    unread: filter.custom(z.boolean()),
    type: filter.in('type', z.enum(notificationTypes)),
    /** Reminders, and everything else by whose date its reader is still to act. */
    deadlines: filter.custom(z.literal(true)),
  },
  /** `unread` has what is unread first, and each of the two parts by when it came. */
  sorts: { createdAt: 'createdAt', unread: 'createdAt' },
  defaultSort: ['createdAt', 'DESC'],
});

export const notificationOperations = {
  list: operation({
    method: 'GET',
    path: '/notifications',
    summary: 'List my notifications, newest first or unread ones first',
    access: may('read', 'Notification'),
    rate: 'read',
    list: notificationList,
    reply: notificationView.schema,
    unverified: true,
  }),
  unread: operation({
    method: 'GET',
    path: '/notifications/unread',
    summary: 'Count my unread notifications, those about one application once',
    access: may('read', 'Notification'),
    rate: 'read',
    reply: z.object({ count: z.int() }),
    unverified: true,
  }),
  markRead: operation({
    method: 'POST',
    path: '/notifications/:id/read',
    summary: 'Mark a notification as read',
    access: may('update', 'Notification'),
    rate: 'write',
    params: idParams,
    reply: notificationView.schema,
    unverified: true,
  }),
  markAllRead: operation({
    method: 'POST',
    path: '/notifications/read-all',
    summary: 'Mark all my notifications as read',
    access: may('update', 'Notification'),
    rate: 'write',
    reply: z.object({ count: z.int(), readAt: instant }),
    unverified: true,
  }),
  undoMarkAllRead: operation({
    method: 'POST',
    path: '/notifications/read-all/undo',
    summary: 'Mark as unread again what was marked as read at an instant',
    access: may('update', 'Notification'),
    rate: 'write',
    body: z.strictObject({ readAt: instant }),
    reply: z.object({ count: z.int() }),
    unverified: true,
  }),
  markMany: operation({
    method: 'POST',
    path: '/notifications/marks',
    summary: 'Mark some of my notifications as read or as unread',
    access: may('update', 'Notification'),
    rate: 'write',
    body: z.strictObject({ ids: z.array(id).min(1).max(100), read: z.boolean() }),
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
