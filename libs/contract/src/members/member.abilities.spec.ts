import { describe, expect, it } from 'vitest';
import { ids, principals, principalsByAction } from '../../test/principals.ts';
import { isLastOwner, memberViewFor, memberInvitationCreate, memberUpdate } from './member.contract.ts';

describe('members', () => {
  it('are seen by colleagues, run by owners, read and corrected by full administrators', () => {
    expect(principalsByAction('Member', { id: ids.record, employerId: ids.employer })).toEqual({
      read: ['owner', 'recruiter', 'reviewer', 'admin'],
      create: ['owner'],
      update: ['owner', 'admin'],
      delete: ['owner'],
    });
  });
  it('colleagues do not see who was active when', () => {
    expect(memberViewFor(principals.recruiter)).toBe('colleague');
    expect(memberViewFor(principals.owner)).toBe('owner');
    expect(memberViewFor(principals.admin)).toBe('owner');
  });
  it('always include one owner', () => {
    expect(isLastOwner({ id: ids.owner }, [ids.owner])).toBe(true);
    expect(isLastOwner({ id: ids.owner }, [ids.owner, ids.otherOwner])).toBe(false);
    expect(isLastOwner({ id: ids.recruiter }, [ids.owner])).toBe(false);
  });
  it('are invited and changed by role alone; the employer follows from who asks', () => {
    expect(memberUpdate.safeParse({ role: 'reviewer' }).success).toBe(true);
    expect(memberUpdate.safeParse({ role: 'admin' }).success).toBe(false);
    expect(memberUpdate.safeParse({ role: 'owner', employerId: ids.otherEmployer }).success).toBe(false);
    expect(memberInvitationCreate.safeParse({ email: 'a@b.example', role: 'owner' }).success).toBe(true);
    expect(
      memberInvitationCreate.safeParse({ email: 'a@b.example', role: 'owner', employerId: ids.otherEmployer }).success,
    ).toBe(false);
  });
});
