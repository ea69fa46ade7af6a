import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { defineListSchema, filter } from '../kernel/list.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { channels, notificationTypes } from './notification-type-table.ts';
import { notificationParameter } from './notification.contract.ts';

/** `listed`: attempts after which administrators see a failed delivery; `shown`: the oldest of them; `returnedDays`: for so many
 * days they see what came back, or was not sent because of that. */
export const deliveryLimits = { listed: 2, shown: 100, returnedDays: 7, pushesPerDay: 5 } as const;

/**
 * Delivery of a notification on one channel. What is in the inbox has arrived with being saved, so it starts as sent.
 */
export const deliveryLifecycle = lifecycle(
  ['pending', 'sending', 'sent', 'failed', 'suppressed', 'expired'],
  [
    { from: [null], to: 'pending', by: ['system'], event: 'delivery.created' },
    { from: ['pending', 'failed'], to: 'sending', by: ['system'], event: 'delivery.started' },
    { from: [null, 'sending'], to: 'sent', by: ['system'], event: 'delivery.sent' },
    { from: ['sending'], to: 'failed', by: ['system'], event: 'delivery.failed' },
    { from: [null, 'pending'], to: 'suppressed', by: ['system'], event: 'delivery.suppressed' },
    { from: ['pending', 'failed'], to: 'expired', by: ['system'], event: 'delivery.expired' },
  ],
);
export const deliveryState = stateSchema(deliveryLifecycle);
export type DeliveryState = z.infer<typeof deliveryState>;

/** Waiting time in minutes before each further attempt. */
export const deliveryRetryMinutes = [1, 5, 30, 120, 720] as const;

/** Why a delivery was not sent, or not yet. */
// prettier-ignore
export const deliveryReasons = [
  'switched_off', 'account_suspended', 'no_device', 'quiet_hours', 'daily_limit', 'read_already', 'not_accepted',
  'push_refused', 'push_unavailable', 'device_gone', 'interrupted', 'too_late', 'cancelled', 'undone', 'superseded',
  'returned', 'address_bounced', 'address_complained',
] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

/** Why no notifications are sent to somebody's address any more. */
export const addressReasons = ['address_bounced', 'address_complained'] as const;

/** Whether emails reach somebody. */
export const emailStatus = z.object({
  address: z.string(),
  /** Null while notifications are sent there. */
  reason: z.enum(addressReasons).nullable(),
  since: instant.nullable(),
});
export type EmailStatus = z.infer<typeof emailStatus>;

export const deliveryRecord = z.object({
  id,
  userId: id,
  type: z.enum(notificationTypes),
  titleKey: z.string().max(80),
  params: z.record(z.string(), notificationParameter),
  /** An internal path. */
  link: z.string().regex(/^\/(?!\/)/),
  channel: z.enum(channels),
  /** Part of an email summary instead of an email of its own. */
  digest: z.boolean(),
  state: deliveryState,
  reason: z.enum(deliveryReasons).nullable(),
  attempts: z.int(),
  /** When it is sent, or sent again; null when it is not. */
  dueAt: instant.nullable(),
  lastTriedAt: instant.nullable(),
  /** What the last attempt failed with, without addresses. */
  lastError: z.string().nullable(),
  sentAt: instant.nullable(),
  createdAt: instant,
});

export const deliveryViews = {
  own: view('own', deliveryRecord, [
    'id', 'type', 'titleKey', 'params', 'link', 'channel', 'digest', 'state', 'reason', 'attempts', 'dueAt', 'sentAt',
    'createdAt',
  ]),
  /** What administrators see of a failed delivery: nothing about whom, and nothing of the content. */
  failed: view('failed', deliveryRecord, [
    'id', 'type', 'channel', 'digest', 'state', 'reason', 'attempts', 'dueAt', 'lastTriedAt', 'lastError', 'createdAt',
  ]),
}; // prettier-ignore
export type FailedNotification = z.infer<(typeof deliveryViews)['failed']['schema']>;

export const deliveryList = defineListSchema({
  resource: 'deliveries',
  filters: {
    channel: filter.in('channel', z.enum(channels)),
    state: filter.in('state', deliveryState),
    type: filter.in('type', z.enum(notificationTypes)),
  },
  sorts: { createdAt: 'createdAt' },
  defaultSort: ['createdAt', 'DESC'],
});

export const deliveryOperations = {
  list: operation({
    method: 'GET',
    path: '/deliveries',
    summary: 'What was sent to me, on which channel, and why something was not; newest first',
    access: may('read', 'Notification'),
    rate: 'read',
    list: deliveryList,
    reply: deliveryViews.own.schema,
    unverified: true,
  }),
  emailStatus: operation({
    method: 'GET',
    path: '/deliveries/email-status',
    summary: 'Whether notifications are sent to my email address, and why not',
    access: may('read', 'Notification'),
    rate: 'read',
    reply: emailStatus,
    unverified: true,
  }),
  confirmEmail: operation({
    method: 'POST',
    path: '/deliveries/email-status/confirmation',
    summary: 'Send me a link by which I confirm that emails reach me again',
    access: may('read', 'Notification'),
    rate: 'mail',
    replyKind: 'empty',
    status: 204,
    unverified: true,
  }),
  failed: operation({
    method: 'GET',
    path: '/deliveries/failed',
    summary: 'Notifications that could not be sent on a channel, oldest first',
    access: may('read', 'Maintenance'),
    rate: 'read',
    reply: z.object({ total: z.int(), items: z.array(deliveryViews.failed.schema).max(deliveryLimits.shown) }),
  }),
  retry: operation({
    method: 'POST',
    path: '/deliveries/:id/retry',
    summary: 'Send a failed one once more now',
    access: may('update', 'Maintenance'),
    rate: 'write',
    params: idParams,
    replyKind: 'empty',
    status: 204,
  }),
};
