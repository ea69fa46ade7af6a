import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { httpsUrlWithin, instant } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { deliveryViews } from './delivery.contract.ts';

/** Devices of a person at most, days after which one that was not seen is dropped, and tests that one may send oneself. */
export const pushLimits = { devices: 10, days: 90, testsPerHour: 5 } as const;

/** A browser that receives the pushes of a person. */
export const pushSubscriptionRecord = z.object({
  id,
  userId: id,
  /** Browser and system, such as "Firefox, Linux"; empty when neither is known. */
  device: z.string().max(80),
  /** SHA-256 of the endpoint in hexadecimal digits: a browser finds its own by it, and the endpoint stays on the server. */
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  /** When the browser last said that it is still subscribed. */
  lastSeenAt: instant,
  createdAt: instant,
});

// prettier-ignore
export const pushSubscriptionView = view('own', pushSubscriptionRecord, [
  'id', 'device', 'fingerprint', 'lastSeenAt', 'createdAt',
]);
export type PushDevice = z.infer<typeof pushSubscriptionView.schema>;

/** Where the push service of a browser takes pushes (RFC 8030, 4). Whoever knows it can send to that browser. */
const endpoint = httpsUrlWithin(1_000);

const pushSubscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    /** A point of P-256 without compression, in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/, 'Not a public key.'),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}$/, 'Not a secret of a browser.'),
  }),
  /** Whether the browser leaves another account, of which the person has been told. */
  confirmed: z.boolean().default(false),
});
export type NewPushSubscription = z.output<typeof pushSubscription>;

export const pushSubscriptionOperations = {
  key: operation({
    method: 'GET',
    path: '/push-subscriptions/key',
    summary: 'The public key with which browsers subscribe to pushes; null where this server sends none',
    access: may('create', 'PushSubscription'),
    rate: 'read',
    reply: z.object({ publicKey: z.string().nullable() }),
    unverified: true,
  }),
  list: operation({
    method: 'GET',
    path: '/push-subscriptions',
    summary: 'List the browsers that receive my pushes, newest first',
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
    summary: 'Stop sending my pushes to a browser',
    access: may('delete', 'PushSubscription'),
    rate: 'write',
    params: idParams,
    reply: pushSubscriptionView.schema,
    unverified: true,
  }),
  test: operation({
    method: 'POST',
    path: '/push-subscriptions/test',
    summary: 'Send a test push to all my browsers, at most five in an hour',
    access: may('create', 'PushSubscription'),
    rate: 'write',
    reply: deliveryViews.own.schema,
    status: 201,
    unverified: true,
  }),
};
