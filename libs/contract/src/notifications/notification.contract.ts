import { z } from 'zod';
import type { Role } from '../kernel/actor.ts';
import { id, idParams } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { may, operation, signedIn } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';

export const channels = ['inapp', 'push', 'email'] as const;
export type Channel = (typeof channels)[number];
export const digests = ['off', 'daily', 'weekly'] as const;

/**
 * How a type of notification uses a channel: always, unless people switch it off, only when they switch it on, or never.
 */
export type ChannelUse = 'always' | 'on' | 'opt_in' | 'never';

const uses = <Push extends ChannelUse>(inapp: ChannelUse, push: Push, email: ChannelUse) => ({ inapp, push, email });

/** What notifications are about, in the few words by which people filter and choose. */
export const notificationTopics = ['applications', 'reminders', 'internships', 'reviews', 'news', 'account'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

interface NotificationTypeDescription {
  readonly topic: NotificationTopic;
  /** Who can choose the channels of the type, because it can reach them. */
  readonly roles: readonly Role[];
  readonly channels: Readonly<Record<Channel, ChannelUse>>;
}

const forNobody: readonly Role[] = [];
const forInterns: readonly Role[] = ['intern'];
const forAdmins: readonly Role[] = ['limited_admin', 'admin'];
const forCompanies: readonly Role[] = ['employer'];
const forBothSides: readonly Role[] = [...forInterns, ...forCompanies];
const forEveryone: readonly Role[] = [...forBothSides, ...forAdmins];

/**
 * The types of notifications (specification, table of notifications). What people call them and the sentences that they say
 * are in `notification.messages.ts`; which event says what to whom is in the triggers of the API.
 */
export const notificationTypeTable = {
  'application.received': { topic: 'applications', roles: forBothSides, channels: uses('on', 'never', 'on') },
  'application.viewed': { topic: 'applications', roles: forInterns, channels: uses('on', 'never', 'never') },
  'application.decision': { topic: 'applications', roles: forBothSides, channels: uses('always', 'on', 'on') },
  'application.interview': { topic: 'applications', roles: forInterns, channels: uses('always', 'on', 'on') },
  'application.offer': { topic: 'applications', roles: forBothSides, channels: uses('always', 'on', 'on') },
  'application.closed': { topic: 'applications', roles: forBothSides, channels: uses('always', 'on', 'on') },
  'application.withdrawn': { topic: 'applications', roles: forCompanies, channels: uses('on', 'never', 'on') },
  'team.mention': { topic: 'applications', roles: forCompanies, channels: uses('on', 'on', 'on') },
  'response.reminder': { topic: 'reminders', roles: forCompanies, channels: uses('on', 'on', 'on') },
  'search.match': { topic: 'internships', roles: forInterns, channels: uses('on', 'opt_in', 'on') },
  'deadline.near': { topic: 'reminders', roles: forInterns, channels: uses('on', 'on', 'never') },
  'internship.moderation': { topic: 'internships', roles: forBothSides, channels: uses('on', 'never', 'on') },
  'internship.changed': { topic: 'internships', roles: forInterns, channels: uses('on', 'never', 'on') },
  verification: { topic: 'reviews', roles: forCompanies, channels: uses('on', 'never', 'on') },
  'review.queue': { topic: 'reviews', roles: forAdmins, channels: uses('on', 'never', 'on') },
  news: { topic: 'news', roles: forEveryone, channels: uses('on', 'opt_in', 'opt_in') },
  broadcast: { topic: 'news', roles: forEveryone, channels: uses('on', 'opt_in', 'opt_in') },
  security: { topic: 'account', roles: forEveryone, channels: uses('always', 'never', 'always') },
  /** A push that people send themselves: nobody chooses about it. */
  test: { topic: 'account', roles: forNobody, channels: uses('never', 'always', 'never') },
} as const satisfies Readonly<Record<string, NotificationTypeDescription>>;
export type NotificationType = keyof typeof notificationTypeTable;

const isNotificationType = (name: string): name is NotificationType => Object.hasOwn(notificationTypeTable, name);
export const notificationTypes = Object.keys(notificationTypeTable).filter(isNotificationType);

/** Returns the types of notifications that can reach somebody of a role. */
export const notificationTypesFor = (role: Role): NotificationType[] =>
  notificationTypes.filter((type) => notificationTypeTable[type].roles.includes(role));

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
  filters: { unread: filter.custom(z.boolean()), type: filter.in('type', z.enum(notificationTypes)) },
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
