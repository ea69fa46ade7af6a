import { describe, expect, it } from 'vitest';
import { ids, principals, principalsByAction } from '../../test/principals.ts';
import { transitionsFrom } from '../kernel/lifecycle.ts';
import {
  consequencesOf,
  reportViewFor,
  reportCreate,
  reportLifecycle,
  reportLimits,
  reportViews,
} from './report.contract.ts';

describe('reports', () => {
  it('of a visitor are made without an account and decided by full administrators', () => {
    expect(principalsByAction('Report', { reporterId: null, targetType: 'internship' })).toEqual({
      read: ['admin'],
      create: ['visitor'],
      transition: ['admin'],
    });
  });
  it('are followed by who made them; those about employers are read by who verifies', () => {
    expect(principalsByAction('Report', { reporterId: ids.intern, targetType: 'employer' })).toEqual({
      read: ['intern', 'verifyAdmin', 'admin'],
      create: ['intern'],
      transition: ['admin'],
    });
    expect(principalsByAction('Report', { reporterId: ids.recruiter, targetType: 'internship' }).read).toEqual([
      'recruiter',
      'admin',
    ]);
  });
  it("keep the reporter's identity with full administrators", () => {
    expect(reportViewFor(principals.verifyAdmin)).toBe('reviewer');
    expect(reportViews.reviewer.fields).not.toContain('reporterId');
    expect(reportViewFor(principals.intern)).toBe('reporter');
    expect(reportViews.reporter.fields).not.toContain('note');
  });
  it('are bounded and name no reporter', () => {
    const report = {
      targetType: 'internship',
      targetId: ids.record,
      code: 'fee',
      text: 'x'.repeat(reportLimits.text.min),
    };
    expect(reportCreate.safeParse(report).success).toBe(true);
    expect(reportCreate.safeParse({ ...report, text: 'too short' }).success).toBe(false);
    expect(reportCreate.safeParse({ ...report, text: 'x'.repeat(reportLimits.text.max + 1) }).success).toBe(false);
    expect(reportCreate.safeParse({ ...report, reporterId: ids.intern }).success).toBe(false);
  });
  it('about a fee or a scam remove the internship and suspend the employer when upheld', () => {
    const report = { targetType: 'internship' as const, employerId: ids.employer };
    expect(consequencesOf({ ...report, code: 'fee' })).toEqual(['remove_internship', 'suspend_employer']);
    expect(consequencesOf({ ...report, targetType: 'employer', code: 'scam' })).toEqual(['suspend_employer']);
    expect(consequencesOf({ targetType: 'external_job', code: 'scam', employerId: null })).toEqual([]);
    expect(consequencesOf({ ...report, code: 'misleading' })).toEqual([]);
  });
  it('are decided once', () => {
    expect(transitionsFrom(reportLifecycle, 'open', 'admin').map((move) => move.to)).toEqual(['upheld', 'dismissed']);
    expect(transitionsFrom(reportLifecycle, 'upheld', 'admin')).toEqual([]);
  });
});
