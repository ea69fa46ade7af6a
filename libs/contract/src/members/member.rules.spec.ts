import { describe, expect, it } from 'vitest';
import { ids, principals, rightsTo } from '../../test/principals.ts';
import { isLastOwner, memberAudience, memberInvitationCreate, memberUpdate } from './member.contract.ts';

describe('members', () => {
  it('are seen by colleagues, run by owners, read and corrected by full administrators', () => {
    expect(rightsTo('Member', { id: ids.record, employerId: ids.employer })).toEqual({
      read: ['owner', 'recruiter', 'reviewer', 'admin'],
      create: ['owner'],
      update: ['owner', 'admin'],
      delete: ['owner'],
    });
  });
  it('colleagues do not see who was active when', () => {
    expect(memberAudience(principals.recruiter)).toBe('colleague');
    expect(memberAudience(principals.owner)).toBe('owner');
    expect(memberAudience(principals.admin)).toBe('owner');
  });
  it('one owner stays', () => {
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
