import { z } from 'zod';
import { permission, permissions, type Actor, type Permission } from '../kernel/actor.ts';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { email, instant, nameText, optionalText } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { linkToken } from '../accounts/auth.contract.ts';
import { newPassword } from '../accounts/password.contract.ts';
import { userLimits, userRecord } from '../accounts/user.contract.ts';
import { localeFields } from '../places/place.contract.ts';
import { userStatus } from '../accounts/user.lifecycle.ts';
import { invitationState } from './invitation.lifecycle.ts';

export const administratorRoles = ['limited_admin', 'admin'] as const;
export const administratorRole = z.enum(administratorRoles);

/** Choose each permission only once. Full administrators hold all of them without listing any. */
const grants = z
  .array(permission)
  .max(permissions.length)
  .refine((given) => new Set(given).size === given.length, 'Choose each permission only once.');

type Grant = { role: (typeof administratorRoles)[number]; permissions: Permission[] };
const permissionsFitRole = (given: Grant): boolean => (given.role === 'admin') === (given.permissions.length === 0);
const roleMismatch = {
  path: ['permissions'],
  error: 'Choose permissions for a limited administrator, and only for one.',
};

/** An administrator is an account; these are the fields that the list of administrators shows. */
// prettier-ignore
export const administratorView = view('admin', userRecord, [
  'id', 'email', 'name', 'role', 'permissions', 'status', 'suspension', 'lastSignInAt', 'lastActiveAt', 'createdAt',
  'version',
]);

export const administratorUpdate = z
  .strictObject({ role: administratorRole, permissions: grants })
  .refine(permissionsFitRole, roleMismatch);
export type AdministratorUpdate = z.infer<typeof administratorUpdate>;

export const administratorList = defineListSchema({
  resource: 'administrators',
  filters: {
    q: filter.search(['email', 'name']),
    role: filter.in('role', administratorRole),
    status: filter.in('status', userStatus),
    permission: filter.has('permissions', permission),
  },
  sorts: { createdAt: 'createdAt', email: 'email', lastSignInAt: 'lastSignInAt' },
  defaultSort: ['createdAt', 'ASC'],
});

export const invitationRecord = z.object({
  id,
  email: z.string(),
  role: administratorRole,
  permissions: z.array(permission),
  state: invitationState,
  invitedBy: id,
  inviterName: z.string().nullable(),
  resends: z.int(),
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

// prettier-ignore
export const invitationView = view('admin', invitationRecord, [
  'id', 'email', 'role', 'permissions', 'state', 'invitedBy', 'inviterName', 'resends', 'expiresAt', 'acceptedAt',
  'createdAt', 'updatedAt',
]);

export const invitationCreate = z
  .strictObject({ email, role: administratorRole.default('limited_admin'), permissions: grants })
  .refine(permissionsFitRole, roleMismatch);
export type InvitationCreate = z.infer<typeof invitationCreate>;

export const invitationTransitionRequest = z.strictObject({ to: z.literal('revoked'), note: optionalText(1, 300) });

/**
 * Accepting an invitation of either kind. Someone who is new chooses a name and a password; someone who has an account is
 * signed in with the invited address, and sends the token alone.
 */
export const invitationAccept = z.strictObject({
  token: linkToken,
  account: z.strictObject({ name: nameText(1, userLimits.name), password: newPassword, ...localeFields }).optional(),
});
export type InvitationAccept = z.infer<typeof invitationAccept>;

export const invitationList = defineListSchema({
  resource: 'invitations',
  filters: { q: filter.search(['email']), state: filter.in('state', invitationState) },
  sorts: { createdAt: 'createdAt', expiresAt: 'expiresAt', email: 'email' },
  defaultSort: ['createdAt', 'DESC'],
});

/** Permissions of a grant that the actor lacks and therefore cannot give. */
export const ungrantablePermissions = (actor: Actor, granted: readonly Permission[]): Permission[] =>
  actor.role === 'admin' ? [] : granted.filter((one) => !actor.permissions.includes(one));
