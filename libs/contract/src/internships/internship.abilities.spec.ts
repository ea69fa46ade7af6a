import { describe, expect, it } from 'vitest';
import { ids, principals, principalsAllowedTo, principalsByAction } from '../../test/principals.ts';
import type { Action } from '../kernel/ability.ts';

const everybody = Object.keys(principals);
const posting = { id: ids.record, employerId: ids.employer, employerLive: true };
const open = { ...posting, state: 'open' };
const draft = { ...posting, state: 'draft' };
const allowedTo = (action: Action, record: object): string[] => principalsAllowedTo(action, 'Internship', record);

describe('internship rules', () => {
  it('everyone reads an open internship of a public company', () => {
    expect(allowedTo('read', open)).toEqual(everybody);
  });
  it('nobody outside reads a draft, or an open internship of a company that is not public', () => {
    const inside = ['owner', 'recruiter', 'reviewer', 'viewAdmin', 'admin'];
    expect(allowedTo('read', draft)).toEqual(inside);
    expect(allowedTo('read', { ...open, employerLive: false })).toEqual(inside);
  });
  it('owners and recruiters write their own and change its state, reviewers only read', () => {
    expect(principalsByAction('Internship', draft)).toEqual({
      read: ['owner', 'recruiter', 'reviewer', 'viewAdmin', 'admin'],
      create: ['owner', 'recruiter'],
      update: ['owner', 'recruiter', 'admin'],
      transition: ['owner', 'recruiter', 'admin'],
      delete: ['owner', 'recruiter'],
      export: ['owner', 'recruiter', 'admin'],
    });
  });
  it("no member touches another employer's internship", () => {
    expect(principalsByAction('Internship', { ...draft, employerId: ids.otherEmployer })).toEqual({
      read: ['otherOwner', 'viewAdmin', 'admin'],
      create: ['otherOwner'],
      update: ['otherOwner', 'admin'],
      transition: ['otherOwner', 'admin'],
      delete: ['otherOwner'],
      export: ['otherOwner', 'admin'],
    });
  });
  it('only drafts can be deleted', () => {
    expect(allowedTo('delete', draft)).toEqual(['owner', 'recruiter']);
    expect(allowedTo('delete', open)).toEqual([]);
  });
  it('a limited administrator with dashboard:view reads all and changes nothing; without it reads what is public', () => {
    expect(allowedTo('read', draft)).toContain('viewAdmin');
    expect(allowedTo('read', draft)).not.toContain('newsAdmin');
    const { read: _, ...others } = principalsByAction('Internship', draft);
    for (const [action, names] of Object.entries(others)) expect(names, action).not.toContain('viewAdmin');
  });
  it('members read the revisions of their own, and only administrators decide about them', () => {
    expect(principalsByAction('InternshipRevision', { employerId: ids.employer })).toMatchObject({
      read: ['owner', 'recruiter', 'reviewer', 'admin'],
      transition: ['admin'],
    });
  });
});
