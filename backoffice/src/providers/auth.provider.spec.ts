import { abilityFor, type Actor } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { buildMe } from '../test/me.builder.ts';
import { isPermitted } from './auth.provider.ts';

const userId = 'a'.repeat(24);
const foreign = 'b'.repeat(24);
const ability = (actor: Partial<Actor> & Pick<Actor, 'role'>) => abilityFor(buildMe(actor).actor);
const recruiter = ability({ role: 'employer', employerId: userId, memberRole: 'recruiter' });
const reviewer = ability({ role: 'employer', employerId: userId, memberRole: 'reviewer' });

describe('what react-admin asks about rights', () => {
  it('is answered about the record, not about its kind', () => {
    expect(isPermitted(recruiter, 'internships', 'edit', { employerId: userId, state: 'draft' })).toBe(true);
    expect(isPermitted(recruiter, 'internships', 'edit', { employerId: foreign, state: 'draft' })).toBe(false);
  });
  it('knows a reviewer reads and does not move', () => {
    expect(isPermitted(reviewer, 'applications', 'show', { employerId: userId })).toBe(true);
    expect(isPermitted(reviewer, 'applications', 'transition', { employerId: userId })).toBe(false);
  });
  it('is no for a resource or an action that nobody declared', () => {
    expect(isPermitted(recruiter, 'unknown', 'list')).toBe(false);
    expect(isPermitted(recruiter, 'internships', 'explode')).toBe(false);
  });
});
