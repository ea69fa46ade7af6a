import { describe, expect, it } from 'vitest';
import { ids, principals, principalsByAction } from '../../test/principals.ts';
import { transitionsFrom } from '../kernel/lifecycle.ts';
import { invitationAccept, invitationLifecycle } from '../accounts/invitation.contract.ts';
import {
  administratorUpdate,
  ungrantablePermissions,
  administratorInvitationCreate,
} from './administrator.contract.ts';
import { isOwnAccount } from '../accounts/user.contract.ts';

describe('invitations of administrators', () => {
  it('are managed by full administrators alone', () => {
    expect(principalsByAction('AdminInvitation', { id: ids.record, state: 'pending' })).toEqual({
      read: ['admin'],
      create: ['admin'],
      update: ['admin'],
    });
  });
  it('carry permissions for a limited administrator and none for a full one', () => {
    const email = 'new@example.org';
    expect(administratorInvitationCreate.safeParse({ email, permissions: ['news:manage'] }).success).toBe(true);
    expect(administratorInvitationCreate.safeParse({ email, permissions: [] }).success).toBe(false);
    expect(administratorInvitationCreate.safeParse({ email, role: 'admin', permissions: [] }).success).toBe(true);
    expect(
      administratorInvitationCreate.safeParse({ email, role: 'admin', permissions: ['news:manage'] }).success,
    ).toBe(false);
    expect(
      administratorInvitationCreate.safeParse({ email, permissions: ['news:manage', 'news:manage'] }).success,
    ).toBe(false);
    expect(administratorInvitationCreate.safeParse({ email, permissions: ['everything'] }).success).toBe(false);
    expect(administratorInvitationCreate.safeParse({ email, role: 'intern', permissions: [] }).success).toBe(false);
  });
  it('are accepted with a new or an existing account', () => {
    const token = 'A'.repeat(43);
    expect(invitationAccept.safeParse({ token }).success).toBe(true);
    expect(invitationAccept.safeParse({ token, account: { name: 'Ada', password: 'long enough pass' } }).success).toBe(
      true,
    );
    expect(invitationAccept.safeParse({ token, role: 'admin' }).success).toBe(false);
  });
  it('have no transition from accepted or revoked', () => {
    for (const party of ['admin', 'employer', 'system', 'intern'] as const) {
      expect(transitionsFrom(invitationLifecycle, 'accepted', party)).toEqual([]);
      expect(transitionsFrom(invitationLifecycle, 'revoked', party)).toEqual([]);
    }
  });
});

describe('administrators', () => {
  it('grant only permissions that they hold', () => {
    expect(ungrantablePermissions(principals.newsAdmin, ['news:manage', 'dashboard:view'])).toEqual(['dashboard:view']);
    expect(ungrantablePermissions(principals.admin, ['news:manage'])).toEqual([]);
  });
  it('do not change themselves', () => {
    expect(isOwnAccount(principals.admin, { id: ids.admin })).toBe(true);
    expect(isOwnAccount(principals.admin, { id: ids.limited })).toBe(false);
  });
  it('are changed by role and permissions only', () => {
    expect(administratorUpdate.safeParse({ role: 'limited_admin', permissions: ['news:manage'] }).success).toBe(true);
    expect(administratorUpdate.safeParse({ role: 'admin', permissions: [], status: 'active' }).success).toBe(false);
  });
});
