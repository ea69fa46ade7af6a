import type { Id } from './ids.ts';

export const roles = ['intern', 'employer', 'limited_admin', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What a limited administrator may be given. */
export const permissions = [
  'dashboard:view',
  'employers:verify',
  'external-jobs:manage',
  'news:manage',
  'announcements:manage',
] as const;
export type Permission = (typeof permissions)[number];

export const memberRoles = ['owner', 'recruiter', 'reviewer'] as const;
export type MemberRole = (typeof memberRoles)[number];
/** The members of a company who decide about applications and write its internships. */
export const decidingMemberRoles: readonly MemberRole[] = ['owner', 'recruiter'];

/**
 * Who asks, as the rules see them. Everything here is read from the session and the database, never from the request.
 */
export interface Actor {
  readonly id: Id | null;
  readonly role: Role | 'anonymous';
  readonly permissions: readonly Permission[];
  /** Set for members of an employer only. */
  readonly employerId: Id | null;
  readonly memberRole: MemberRole | null;
  readonly emailVerified: boolean;
  /** An administrator who must set up a second factor before anything else. */
  readonly secondFactorDue: boolean;
}

/** A visitor without a session. */
export const anonymous: Actor = {
  id: null,
  role: 'anonymous',
  permissions: [],
  employerId: null,
  memberRole: null,
  emailVerified: false,
  secondFactorDue: false,
};

/** Returns true for a full administrator, and for a limited one who holds the permission. */
export const hasPermission = (actor: Actor, needed: Permission): boolean =>
  actor.role === 'admin' || (actor.role === 'limited_admin' && actor.permissions.includes(needed));
