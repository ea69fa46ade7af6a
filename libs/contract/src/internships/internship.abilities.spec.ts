import { describe, expect, it } from 'vitest';
import { abilityFor } from '../abilities.ts';
import { allows, type Action } from '../kernel/ability.ts';
import { anonymous, type Actor } from '../kernel/actor.ts';

const company = 'c'.repeat(24);
const other = 'd'.repeat(24);
const as = (role: Actor['role'], extra: Partial<Actor> = {}): Actor => ({
  ...anonymous,
  id: 'a'.repeat(24),
  role,
  emailVerified: true,
  ...extra,
});
const owner = as('employer', { employerId: company, memberRole: 'owner' });
const recruiter = as('employer', { employerId: company, memberRole: 'recruiter' });
const reviewer = as('employer', { employerId: company, memberRole: 'reviewer' });
const limited = as('limited_admin', { permissions: ['dashboard:view'] });
const can = (actor: Actor, action: Action, record: object) => allows(abilityFor(actor), action, 'Internship', record);
const open = { id: '1', employerId: company, state: 'open', employerLive: true };
const draft = { id: '2', employerId: company, state: 'draft', employerLive: true };

describe('internship rules', () => {
  it('everyone reads an open internship of a public company', () => {
    for (const actor of [anonymous, as('intern'), owner, limited, as('admin')])
      expect(can(actor, 'read', open)).toBe(true);
  });
  it('nobody outside reads a draft, or an open internship of a company that is not public', () => {
    for (const actor of [anonymous, as('intern'), as('employer', { employerId: other, memberRole: 'owner' })]) {
      expect(can(actor, 'read', draft)).toBe(false);
      expect(can(actor, 'read', { ...open, employerLive: false })).toBe(false);
    }
  });
  it('owners and recruiters write their own and change its state, reviewers only read', () => {
    for (const actor of [owner, recruiter]) {
      for (const action of ['create', 'update', 'transition', 'export'] as const)
        expect(can(actor, action, draft)).toBe(true);
    }
    expect(can(reviewer, 'read', draft)).toBe(true);
    for (const action of ['create', 'update', 'transition', 'delete', 'export'] as const)
      expect(can(reviewer, action, draft)).toBe(false);
  });
  it("no member touches another employer's internship", () => {
    for (const action of ['create', 'update', 'transition', 'delete', 'export'] as const)
      expect(can(owner, action, { ...draft, employerId: other })).toBe(false);
  });
  it('only drafts can be deleted', () => {
    expect(can(owner, 'delete', draft)).toBe(true);
    expect(can(owner, 'delete', open)).toBe(false);
  });
  it('a limited administrator with dashboard:view reads all and changes nothing; without it reads what is public', () => {
    expect(can(limited, 'read', draft)).toBe(true);
    for (const action of ['update', 'transition', 'export', 'delete'] as const)
      expect(can(limited, action, draft)).toBe(false);
    expect(can(as('limited_admin', { permissions: ['news:manage'] }), 'read', draft)).toBe(false);
  });
  it('a full administrator reads, decides and exports', () => {
    for (const action of ['read', 'update', 'transition', 'export'] as const)
      expect(can(as('admin'), action, draft)).toBe(true);
  });
});
