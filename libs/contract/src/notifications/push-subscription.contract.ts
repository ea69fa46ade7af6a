import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { httpsUrlWithin, instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { deliveryViews } from './delivery.contract.ts';

/**
 * Devices of a person at most, days after which one that was not seen is dropped, and tests that one may send oneself.
 */
export const pushLimits = { devices: 10, days: 90, testsPerHour: 5 } as const;

/** A browser or an app that receives the pushes of a person. */
export const pushSubscriptionRecord = z.object({
  id,
  userId: id,
  /** How it is reached: by the push service of the browser (Web Push), or by Firebase Cloud Messaging. */
  service: z.enum(['web', 'fcm']),
  /** Browser and system, such as "Firefox, Linux"; empty when neither is known. */
  device: z.string().max(80),
  /**
   * SHA-256 of the endpoint or the registration token in hexadecimal digits: a device finds its own by it, and the
   * address stays on the server.
   */
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** When the browser last said that it is still subscribed. */
  lastSeenAt: instant,
  createdAt: instant,
});

export const pushSubscriptionView = view('own', pushSubscriptionRecord, [
  'id',
  'service',
  'device',
  'fingerprint',
  'lastSeenAt',
  'createdAt',
]);
export type PushDevice = z.infer<typeof pushSubscriptionView.schema>;
export type PushService = PushDevice['service'];

/** Where the push service of a browser takes pushes (RFC 8030, 4). Whoever knows it can send to that browser. */
const endpoint = httpsUrlWithin(1_000);

/** Whether the device leaves another account, of which the person has been told. */
const confirmed = z.boolean().default(false);

const pushSubscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    /** A point of P-256 without compression, in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/, 'Not a public key.'),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}$/, 'Not a secret of a browser.'),
  }),
  confirmed,
});
export type NewPushSubscription = z.output<typeof pushSubscription>;

const pushToken = z.strictObject({
  /**
   * What Firebase Cloud Messaging has given the app, `getToken()` of its kits. Whoever knows it and has the key of the
   * project can send.
   */
  token: z.string().regex(/^[\w:.-]{32,1000}$/, 'Not a registration token.'),
  confirmed,
});
export type NewPushToken = z.output<typeof pushToken>;

export const pushSubscriptionOperations = {
  key: operation({
    method: 'GET',
    path: '/push-subscriptions/key',
    summary:
      'The key with which browsers subscribe to pushes, and the Firebase project of apps; each null where there is none',
    access: may('create', 'PushSubscription'),
    rate: 'read',
    reply: z.object({ publicKey: z.string().nullable(), fcmProject: z.string().nullable() }),
    unverified: true,
  }),
  list: operation({
    method: 'GET',
    path: '/push-subscriptions',
    summary: 'List the browsers and apps that receive my pushes, newest first',
    access: may('read', 'PushSubscription'),
    rate: 'read',
    reply: z.object({ items: z.array(pushSubscriptionView.schema).max(pushLimits.devices) }),
    unverified: true,
  }),
  subscribe: operation({
    method: 'POST',
    path: '/push-subscriptions',
    summary: 'Receive my pushes in this browser; one that receives those of another account needs confirmed',
    access: may('create', 'PushSubscription'),
    rate: 'write',
    body: pushSubscription,
    reply: pushSubscriptionView.schema,
    status: 201,
    unverified: true,
  }),
  register: operation({
    method: 'POST',
    path: '/push-subscriptions/tokens',
    summary:
      'Receive my pushes in this app by its FCM registration token; called at each start of the app, so that it is not dropped',
    access: may('create', 'PushSubscription'),
    rate: 'write',
    body: pushToken,
    reply: pushSubscriptionView.schema,
    status: 201,
    unverified: true,
  }),
  renew: operation({
    method: 'POST',
    path: '/push-subscriptions/renew',
    summary: 'Say that this browser is still subscribed, so that it is not dropped',
    access: may('update', 'PushSubscription'),
    rate: 'write',
    body: z.strictObject({ endpoint }),
    reply: pushSubscriptionView.schema,
    unverified: true,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/push-subscriptions/:id',
    summary: 'Stop sending my pushes to a browser or an app',
    access: may('delete', 'PushSubscription'),
    rate: 'write',
    params: idParams,
    reply: pushSubscriptionView.schema,
    unverified: true,
  }),
  test: operation({
    method: 'POST',
    path: '/push-subscriptions/test',
    summary: 'Send a test push to all my browsers and apps, at most five in an hour',
    access: may('create', 'PushSubscription'),
    rate: 'write',
    reply: deliveryViews.own.schema,
    status: 201,
    unverified: true,
  }),
};
