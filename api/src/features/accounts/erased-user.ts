import type { ObjectId } from 'mongodb';
import type { UserRow } from './user.entity.ts';

/** What is left of an erased account: that there was one. */
export function erasedUser(userId: ObjectId): Partial<UserRow> {
  const id = userId.toHexString();
  return {
    email: `${id}@erased.invalid`,
    status: 'erased',
    name: null,
    permissions: [],
    identities: [{ provider: 'local', subject: id }],
    passwordHash: null,
    pendingEmail: null,
    pendingEmailAt: null,
    suspension: null,
    erasureDueAt: null,
    lastActiveAt: null,
    lastSignInAt: null,
  };
}
