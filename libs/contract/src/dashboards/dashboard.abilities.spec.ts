import { describe, expect, it } from 'vitest';
import { ids, principals, principalsByAction } from '../../test/principals.ts';
import { visibleQueues } from './admin-dashboard.contract.ts';

describe('dashboards', () => {
  it('of the administration need the permission', () => {
    expect(principalsByAction('Dashboard', { kind: 'admin' })).toEqual({ read: ['viewAdmin', 'admin'] });
  });
  it('of an employer are for its members', () => {
    expect(principalsByAction('Dashboard', { kind: 'employer', employerId: ids.employer })).toEqual({
      read: ['owner', 'recruiter', 'reviewer'],
    });
  });
  it('show limited administrators the queues of their permissions', () => {
    expect(visibleQueues(principals.viewAdmin)).toEqual(['moderation', 'overdue_applications']);
    expect(visibleQueues(principals.verifyAdmin)).toEqual(['verification', 'employer_reports']);
    expect(visibleQueues(principals.admin)).toContain('data_requests');
    expect(visibleQueues(principals.owner)).toEqual([]);
  });
});
