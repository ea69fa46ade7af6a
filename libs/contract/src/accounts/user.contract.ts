import { z } from 'zod';
import { permission, role } from '../kernel/actor.schema.ts';
import type { Actor } from '../kernel/actor.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { requiredReasonCode } from '../kernel/reason.ts';
import { instant, optionalNameText, text } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { localeSchema, timeZone } from '../places/place.contract.ts';
import { userLifecycle } from './user.lifecycle.ts';

export const userStatus = stateSchema(userLifecycle);

export const userLimits = { name: 80, suspendNote: { min: 20, max: 1_000 } } as const;

export const userRecord = z.object({
  id,
  email: z.string(),
  role,
  status: userStatus,
  permissions: z.array(permission),
  /** How colleagues and the audit log name members and administrators. An intern's name is in the profile only. */
  name: z.string().nullable(),
  locale: localeSchema,
  timeZone,
  identities: z.array(z.object({ provider: z.string().max(40), subject: z.string().max(255) })),
  /** Sign-in methods by name, derived from the identities: `password`, or an external provider. */
  signInMethods: z.array(z.string().max(40)),
  /** The address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  emailVerifiedAt: instant.nullable(),
  lastActiveAt: instant.nullable(),
  lastSignInAt: instant.nullable(),
  /** Since when the account has a second factor. */
  secondFactorAt: instant.nullable(),
  suspension: z.object({ reason: z.string(), note: z.string(), at: instant, by: id }).nullable(),
  erasureDueAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type UserRecord = z.infer<typeof userRecord>;

// prettier-ignore
export const userViews = {
  own: view('own', userRecord, [
    'id', 'email', 'role', 'status', 'permissions', 'name', 'locale', 'timeZone', 'signInMethods', 'pendingEmail',
    'emailVerifiedAt', 'erasureDueAt', 'createdAt', 'version',
  ]),
  admin: view('admin', userRecord, [
    'id', 'email', 'role', 'status', 'permissions', 'name', 'locale', 'timeZone', 'signInMethods', 'emailVerifiedAt',
    'lastActiveAt', 'lastSignInAt', 'secondFactorAt', 'suspension', 'erasureDueAt', 'createdAt', 'updatedAt', 'version',
  ]),
};

/** What people change about their own account. */
export const accountUpdate = z.strictObject({
  name: optionalNameText(1, userLimits.name),
  locale: localeSchema,
  timeZone,
});
export type AccountUpdate = z.infer<typeof accountUpdate>;

export const suspendReasons = [
  'fraud',
  'harassment',
  'fake_identity',
  'spam',
  'terms_violation',
  'security',
  'own_request',
  'other',
] as const;

const note = text(userLimits.suspendNote.min, userLimits.suspendNote.max);
export const userTransitionRequest = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('suspended'), reason: requiredReasonCode(suspendReasons), note }),
  /** The account returns to `unverified` when its address was never confirmed. */
  z.strictObject({ to: z.literal('active'), note }),
]);
export type UserTransitionRequest = z.infer<typeof userTransitionRequest>;

export const userList = defineListSchema({
  resource: 'users',
  filters: {
    q: filter.search(['email', 'name']),
    role: filter.in('role', role),
    status: filter.in('status', userStatus),
    createdFrom: filter.gte('createdAt', instant),
    createdTo: filter.lte('createdAt', instant),
    inactiveSince: filter.lte('lastActiveAt', instant),
    erasing: filter.exists('erasureDueAt'),
  },
  sorts: { createdAt: 'createdAt', email: 'email', lastActiveAt: 'lastActiveAt' },
  defaultSort: ['createdAt', 'DESC'],
});

/** Returns true when an administrator would change their own role, permissions or status: answered SELF_PERMISSION_CHANGE. */
export const isOwnAccount = (actor: Actor, user: { id: string }): boolean => actor.id === user.id;
