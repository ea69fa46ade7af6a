import { describe, expect, it } from 'vitest';
import { ids, principals, principalsByAction } from '../../test/principals.ts';
import { parseListQuery } from '../kernel/list.ts';
import { auditViewFor, auditList, auditViews } from './audit.contract.ts';

describe('the audit log', () => {
  it('shows members what concerns their employer, and full administrators all', () => {
    expect(principalsByAction('AuditEntry', { actorId: ids.otherOwner, employerId: ids.employer })).toEqual({
      read: ['owner', 'recruiter', 'reviewer', 'admin'],
      export: ['admin'],
    });
  });
  it('shows limited administrators their own acts', () => {
    expect(principalsByAction('AuditEntry', { actorId: ids.limited, employerId: null })).toEqual({
      read: ['viewAdmin', 'verifyAdmin', 'jobsAdmin', 'newsAdmin', 'announcementsAdmin', 'admin'],
      export: ['admin'],
    });
  });
  it('shows an intern nothing, not even the own acts', () => {
    expect(principalsByAction('AuditEntry', { actorId: ids.intern, employerId: null }).read).toEqual(['admin']);
  });
  it('does not name administrators to members', () => {
    expect(auditViewFor(principals.owner)).toBe('employer');
    expect(auditViews.employer.fields).not.toContain('actorId');
    expect(auditViews.employer.fields).not.toContain('actorName');
    expect(auditViews.employer.fields).not.toContain('reason');
  });
  it('is not filtered by who acted, except by full administrators', () => {
    const filter = JSON.stringify({ actorId: ids.admin });
    expect(() => parseListQuery(auditList, { filter }, 'employer')).toThrow('could not be read');
    expect(parseListQuery(auditList, { filter }, 'admin').filters).toEqual({ actorId: ids.admin });
  });
});
