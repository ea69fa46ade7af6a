import { describe, expect, it } from 'vitest';
import { ids, principalsByAction } from '../../test/principals.ts';

const record = { internId: ids.intern, employerId: ids.employer };
const members = ['owner', 'recruiter', 'reviewer'];

describe('an application', () => {
  it('is followed and moved by its intern, read by the employer, moved by owner and recruiter', () => {
    expect(principalsByAction('Application', record)).toEqual({
      read: ['intern', ...members, 'admin'],
      create: ['intern'],
      update: members,
      transition: ['intern', 'owner', 'recruiter', 'admin'],
      export: ['owner', 'recruiter', 'admin'],
    });
  });
  it('has notes of the team, which nobody else ever sees', () => {
    expect(principalsByAction('ApplicationNote', { employerId: ids.employer })).toEqual({
      read: members,
      create: members,
      update: members,
      delete: members,
    });
  });
});
