import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { lifecycle, stateSchema } from '../kernel/lifecycle.ts';
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
export const digests = ['off', 'daily', 'weekly'] as const;

/** Decisions and security notices cannot be switched off in the application. */
// prettier-ignore
export const mandatoryTypes: readonly NotificationType[] = [
  'application.decision', 'application.interview', 'application.offer', 'application.closed', 'security',
];

const parameter = z.union([z.string().max(300), z.number(), z.null()]);

export const notificationRecord = z.object({
  id,
  userId: id,
  type: z.enum(notificationTypes),
  /** Message key; the client renders it with the parameters, so that it follows the reader's language. */
  titleKey: z.string().max(80),
  params: z.record(z.string(), parameter),
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
  digest: z.enum(digests),
});
export type Preferences = z.infer<typeof preferences>;
export const defaultPreferences: Preferences = { types: {}, quietFrom: '22:00', quietTo: '08:00', digest: 'daily' };

/** Delivery of a notification on one channel. */
export const deliveryLifecycle = lifecycle(
  ['pending', 'sending', 'sent', 'failed', 'suppressed', 'expired'],
  [
    { from: [null], to: 'pending', by: ['system'], event: 'delivery.created' },
    { from: ['pending', 'failed'], to: 'sending', by: ['system'], event: 'delivery.started' },
    { from: ['sending'], to: 'sent', by: ['system'], event: 'delivery.sent' },
    { from: ['sending'], to: 'failed', by: ['system'], event: 'delivery.failed' },
    { from: ['pending'], to: 'suppressed', by: ['system'], event: 'delivery.suppressed' },
    {
      from: ['pending', 'failed'],
      to: 'expired',
      by: ['system'],
      event: 'delivery.expired',
    },
  ],
);
export const deliveryState = stateSchema(deliveryLifecycle);
/** Waiting time in minutes before each further attempt. */
export const deliveryRetryMinutes = [1, 5, 30, 120, 720] as const;

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
