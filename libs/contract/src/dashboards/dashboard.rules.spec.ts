import { describe, expect, it } from 'vitest';
import { ids, principals, rightsTo } from '../../test/principals.ts';
import { queuesOf } from './admin.dashboard.contract.ts';

describe('dashboards', () => {
  it('of the administration need the permission', () => {
    expect(rightsTo('Dashboard', { kind: 'admin' })).toEqual({ read: ['viewAdmin', 'admin'] });
  });
  it('of an employer are for its members', () => {
    expect(rightsTo('Dashboard', { kind: 'employer', employerId: ids.employer })).toEqual({
      read: ['owner', 'recruiter', 'reviewer'],
    });
  });
  it('show limited administrators the queues of their permissions', () => {
    expect(queuesOf(principals.viewAdmin)).toEqual(['moderation', 'overdue_applications']);
    expect(queuesOf(principals.verifyAdmin)).toEqual(['verification', 'employer_reports']);
    expect(queuesOf(principals.admin)).toContain('data_requests');
    expect(queuesOf(principals.owner)).toEqual([]);
  });
});
