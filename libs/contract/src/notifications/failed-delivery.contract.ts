import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { notificationTypes } from './notification.contract.ts';

/** `tried`: attempts after which something counts as failed; it is still tried again. `shown`: the oldest of them. */
export const failedDeliveryLimits = { tried: 3, shown: 100, error: 200 } as const;

/** The kinds of recipients; never a name or an address. */
export const recipientKinds = ['intern', 'employer', 'admin', 'account'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** An event that could not be delivered to all of its recipients, people or other parts of the system. */
export const failedDelivery = z.object({
  id,
  /** Such as `application.offered`. */
  event: z.string(),
  /** The notifications that failed; empty where the failed consumers notify nobody. */
  notices: z.array(z.object({ type: z.enum(notificationTypes), to: z.enum(recipientKinds) })),
  /** The parts that are not done with it, by their lasting names. */
  parts: z.array(z.string()),
  at: instant,
  attempts: z.int(),
  lastTriedAt: instant.nullable(),
  nextAt: instant,
  /** What the last attempt failed with, without addresses. */
  lastError: z.string().nullable(),
});
export type FailedDelivery = z.infer<typeof failedDelivery>;

export const failedDeliveryOperations = {
  list: operation({
    method: 'GET',
    path: '/failed-deliveries',
    summary: 'List the deliveries that failed, oldest first',
    access: may('read', 'Maintenance'),
    rate: 'read',
    reply: z.object({ total: z.int(), items: z.array(failedDelivery).max(failedDeliveryLimits.shown) }),
  }),
  retry: operation({
    method: 'POST',
    path: '/failed-deliveries/:id/retry',
    summary: 'Retry a delivery now',
    access: may('update', 'Maintenance'),
    rate: 'write',
    params: idParams,
    replyKind: 'empty',
    status: 204,
  }),
  setAside: operation({
    method: 'POST',
    path: '/failed-deliveries/:id/set-aside',
    summary: 'Stop retrying a delivery',
    access: may('update', 'Maintenance'),
    rate: 'write',
    params: idParams,
    replyKind: 'empty',
    status: 204,
  }),
};
