import { z } from 'zod';
import { memberRole } from '../kernel/actor.schema.ts';
import type { Actor } from '../kernel/actor.ts';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { email, instant, optionalText } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { userStatus } from '../accounts/user.contract.ts';
import { invitationState } from '../accounts/invitation.contract.ts';

/** A user's place in an employer. A user belongs to at most one. */
export const memberRecord = z.object({
  id,
  userId: id,
  employerId: id,
  role: memberRole,
  email: z.string(),
  name: z.string().nullable(),
  status: userStatus,
  lastActiveAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});

// prettier-ignore
export const memberViews = {
  /** What colleagues see of each other. */
  colleague: view('colleague', memberRecord, ['id', 'userId', 'employerId', 'role', 'email', 'name', 'createdAt', 'version']),
  owner: view('owner', memberRecord, [
    'id', 'userId', 'employerId', 'role', 'email', 'name', 'status', 'lastActiveAt', 'createdAt', 'updatedAt', 'version',
  ]),
};

/** Owners and full administrators see who is active; colleagues see who is there. */
export const memberViewFor = (actor: Actor): keyof typeof memberViews =>
  actor.role === 'admin' || actor.memberRole === 'owner' ? 'owner' : 'colleague';

export const memberReply = z.union([memberViews.owner.schema, memberViews.colleague.schema]);

export const memberUpdate = z.strictObject({ role: memberRole });

export const memberList = defineListSchema({
  resource: 'members',
  filters: {
    q: filter.search(['name', 'email']),
    role: filter.in('role', memberRole),
    employerId: filter.eq('employerId', id),
    status: filter.in('status', userStatus, { views: ['owner'] }),
  },
  sorts: { createdAt: 'createdAt', name: 'name', role: 'role' },
  defaultSort: ['createdAt', 'ASC'],
});

/** Returns true when the change would leave the employer without an owner: answered LAST_OWNER. */
export const isLastOwner = (member: { id: string }, owners: readonly string[]): boolean =>
  owners.length <= 1 && owners.includes(member.id);

export const memberInvitationRecord = z.object({
  id,
  employerId: id,
  employerName: z.string(),
  email: z.string(),
  role: memberRole,
  state: invitationState,
  invitedBy: id,
  inviterName: z.string().nullable(),
  resends: z.int(),
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const memberInvitationView = view('owner', memberInvitationRecord, [
  'id',
  'employerId',
  'employerName',
  'email',
  'role',
  'state',
  'invitedBy',
  'inviterName',
  'resends',
  'expiresAt',
  'acceptedAt',
  'createdAt',
  'updatedAt',
]);

export const memberInvitationCreate = z.strictObject({ email, role: memberRole });
export type MemberInvitationCreate = z.infer<typeof memberInvitationCreate>;

export const memberInvitationTransitionRequest = z.strictObject({
  to: z.literal('revoked'),
  note: optionalText(1, 300),
});

export const memberInvitationList = defineListSchema({
  resource: 'member-invitations',
  filters: {
    q: filter.search(['email']),
    state: filter.in('state', invitationState),
    employerId: filter.eq('employerId', id),
  },
  sorts: { createdAt: 'createdAt', expiresAt: 'expiresAt' },
  defaultSort: ['createdAt', 'DESC'],
});
