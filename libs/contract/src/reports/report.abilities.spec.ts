import { describe, expect, it } from 'vitest';
import { ids, principals, principalsByAction } from '../../test/principals.ts';
import { transitionsFrom } from '../kernel/lifecycle.ts';
import { consequencesOf } from './report-consequences.ts';
import { reportViewFor, reportCreate, reportLimits, reportViews } from './report.contract.ts';
import { reportCodes, reportTargets, reportLifecycle } from './report.lifecycle.ts';

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
  const decidedByTable: Readonly<Record<string, readonly string[]>> = {
    'internship scam': ['remove_internship scam', 'suspend_employer scam'],
    'internship fee': ['remove_internship fee_or_deposit', 'suspend_employer fee_charged'],
    'employer scam': ['suspend_employer scam'],
    'employer fee': ['suspend_employer fee_charged'],
    'external_job scam': ['archive_external_job'],
    'external_job fee': ['archive_external_job'],
    'external_job misleading': ['archive_external_job'],
    'external_job discrimination': ['archive_external_job'],
    'external_job duplicate': ['archive_external_job'],
    'external_job harassment': ['archive_external_job'],
    'external_job other': ['archive_external_job'],
  };
  it.each(reportTargets.flatMap((targetType) => reportCodes.map((code) => ({ targetType, code }))))(
    'about an object of kind $targetType have the consequences of the table when upheld for $code',
    ({ targetType, code }) => {
      const consequences = consequencesOf({ targetType, code }).map((consequence) =>
        Object.values(consequence).join(' '),
      );
      expect(consequences).toEqual(decidedByTable[`${targetType} ${code}`] ?? []);
    },
  );
  it('are decided once', () => {
    expect(transitionsFrom(reportLifecycle, 'open', 'admin').map((transition) => transition.to)).toEqual([
      'upheld',
      'dismissed',
    ]);
    expect(transitionsFrom(reportLifecycle, 'upheld', 'admin')).toEqual([]);
  });
});
