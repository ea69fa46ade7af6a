import { describe, expect, it } from 'vitest';
import { ids, principals, rightsTo } from '../../test/principals.ts';
import { moves } from '../kernel/lifecycle.ts';
import { administratorUpdate, beyond, invitationAccept, invitationCreate } from './administrator.contract.ts';
import { invitationLifecycle } from './invitation.lifecycle.ts';
import { changesSelf } from '../accounts/user.contract.ts';

describe('invitations of administrators', () => {
  it('are the business of full administrators alone', () => {
    expect(rightsTo('AdminInvitation', { id: ids.record, state: 'pending' })).toEqual({
      read: ['admin'],
      create: ['admin'],
      update: ['admin'],
    });
  });
  it('carry permissions for a limited administrator and none for a full one', () => {
    const email = 'new@example.org';
    expect(invitationCreate.safeParse({ email, permissions: ['news:manage'] }).success).toBe(true);
    expect(invitationCreate.safeParse({ email, permissions: [] }).success).toBe(false);
    expect(invitationCreate.safeParse({ email, role: 'admin', permissions: [] }).success).toBe(true);
    expect(invitationCreate.safeParse({ email, role: 'admin', permissions: ['news:manage'] }).success).toBe(false);
    expect(invitationCreate.safeParse({ email, permissions: ['news:manage', 'news:manage'] }).success).toBe(false);
    expect(invitationCreate.safeParse({ email, permissions: ['everything'] }).success).toBe(false);
    expect(invitationCreate.safeParse({ email, role: 'intern', permissions: [] }).success).toBe(false);
  });
  it('are accepted with a new account or as who one is', () => {
    const token = 'A'.repeat(43);
    expect(invitationAccept.safeParse({ token }).success).toBe(true);
    expect(invitationAccept.safeParse({ token, account: { name: 'Ada', password: 'long enough pass' } }).success).toBe(
      true,
    );
    expect(invitationAccept.safeParse({ token, role: 'admin' }).success).toBe(false);
  });
  it('end once: nothing leaves accepted or revoked', () => {
    for (const party of ['admin', 'employer', 'system', 'intern'] as const) {
      expect(moves(invitationLifecycle, 'accepted', party)).toEqual([]);
      expect(moves(invitationLifecycle, 'revoked', party)).toEqual([]);
    }
  });
});

describe('administrators', () => {
  it('nobody grants what they lack', () => {
    expect(beyond(principals.newsAdmin, ['news:manage', 'dashboard:view'])).toEqual(['dashboard:view']);
    expect(beyond(principals.admin, ['news:manage'])).toEqual([]);
  });
  it('nobody changes themselves', () => {
    expect(changesSelf(principals.admin, { id: ids.admin })).toBe(true);
    expect(changesSelf(principals.admin, { id: ids.limited })).toBe(false);
  });
  it('a change names role and permissions and nothing else', () => {
    expect(administratorUpdate.safeParse({ role: 'limited_admin', permissions: ['news:manage'] }).success).toBe(true);
    expect(administratorUpdate.safeParse({ role: 'admin', permissions: [], status: 'active' }).success).toBe(false);
  });
});
