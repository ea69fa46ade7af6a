import { z } from 'zod';
import { permission } from '../kernel/actor.schema.ts';
import { permissions, type Actor, type Permission } from '../kernel/actor.ts';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { email, instant, optionalText } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { invitationState } from '../accounts/invitation.contract.ts';
import { userRecord, userStatus } from '../accounts/user.contract.ts';

export const administratorRoles = ['limited_admin', 'admin'] as const;
export const administratorRole = z.enum(administratorRoles);

/** Choose each permission only once. Full administrators hold all of them without listing any. */
const grants = z
  .array(permission)
  .max(permissions.length)
  .refine(
    (permissionList) => new Set(permissionList).size === permissionList.length,
    'Choose each permission only once.',
  );

type Grant = { role: (typeof administratorRoles)[number]; permissions: Permission[] };
const hasNeededPermission = ({ role, permissions: granted }: Grant): boolean => role === 'admin' || granted.length > 0;
const permissionNeeded = { path: ['permissions'], error: 'Choose at least one permission.' };
const hasNoNeedlessPermission = ({ role, permissions: granted }: Grant): boolean =>
  role !== 'admin' || granted.length === 0;
const permissionNeedless = { path: ['permissions'], error: 'A full administrator needs no permissions.' };

/** An administrator is an account; these are the fields that the list of administrators shows. */
export const administratorView = view('admin', userRecord, [
  'id',
  'email',
  'name',
  'role',
  'permissions',
  'status',
  'suspension',
  'lastSignInAt',
  'lastActiveAt',
  'secondFactorAt',
  'createdAt',
  'version',
]);

export const administratorUpdate = z
  .strictObject({ role: administratorRole, permissions: grants })
  .refine(hasNeededPermission, permissionNeeded)
  .refine(hasNoNeedlessPermission, permissionNeedless);
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

export const administratorInvitationRecord = z.object({
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

export const administratorInvitationView = view('admin', administratorInvitationRecord, [
  'id',
  'email',
  'role',
  'permissions',
  'state',
  'invitedBy',
  'inviterName',
  'resends',
  'expiresAt',
  'acceptedAt',
  'createdAt',
  'updatedAt',
]);

export const administratorInvitationCreate = z
  .strictObject({ email, role: administratorRole.default('limited_admin'), permissions: grants })
  .refine(hasNeededPermission, permissionNeeded)
  .refine(hasNoNeedlessPermission, permissionNeedless);
export type AdministratorInvitationCreate = z.infer<typeof administratorInvitationCreate>;

export const administratorInvitationTransitionRequest = z.strictObject({
  to: z.literal('revoked'),
  note: optionalText(1, 300),
});

export const administratorInvitationList = defineListSchema({
  resource: 'invitations',
  filters: { q: filter.search(['email']), state: filter.in('state', invitationState) },
  sorts: { createdAt: 'createdAt', expiresAt: 'expiresAt', email: 'email' },
  defaultSort: ['createdAt', 'DESC'],
});

/** Permissions of a grant that the actor lacks and therefore cannot give. */
export const ungrantablePermissions = (actor: Actor, granted: readonly Permission[]): Permission[] =>
  actor.role === 'admin' ? [] : granted.filter((permission) => !actor.permissions.includes(permission));
