import { describe, expect, it } from 'vitest';
import { ids, principalsByAction } from '../../test/principals.ts';
import { findTransition } from '../kernel/lifecycle.ts';
import { cvAnalysisLifecycle, cvAnalysisList } from './cv-analysis.contract.ts';

describe('analyses of CVs', () => {
  it('are read by the members of the employer; owners and recruiters start, cancel, remove and export them', () => {
    const writers = ['owner', 'recruiter'];
    expect(principalsByAction('CvAnalysis', { employerId: ids.employer, state: 'succeeded' })).toEqual({
      read: ['owner', 'recruiter', 'reviewer'],
      create: writers,
      transition: writers,
      delete: writers,
      export: writers,
      reveal: ['admin'],
    });
  });
  it('are nobody’s any more once they are removed', () => {
    expect(principalsByAction('CvAnalysis', { employerId: ids.employer, state: 'removed' })).toEqual({});
  });
  it('are counted for full administrators, who test the reader with files that only they see', () => {
    expect(principalsByAction('CvMetrics', {})).toEqual({ read: ['admin'] });
    const principals = ['admin'];
    expect(principalsByAction('CvTest', { userId: ids.admin })).toEqual({
      read: principals,
      create: principals,
      delete: principals,
    });
    expect(principalsByAction('CvTest', { userId: ids.limited })).toEqual({});
  });
  it('are cancelled only while they run, and run again only when they have ended', () => {
    const transition = (from: Parameters<typeof findTransition>[1], to: string) =>
      findTransition<string, string, string>(cvAnalysisLifecycle, from, to, 'employer') !== undefined;
    expect(['queued', 'extracting', 'parsing', 'scoring'].every((from) => transition(from, 'cancelled'))).toBe(true);
    expect(['succeeded', 'failed', 'cancelled', 'removed'].some((from) => transition(from, 'cancelled'))).toBe(false);
    expect(['succeeded', 'failed', 'cancelled'].every((from) => transition(from, 'queued'))).toBe(true);
    expect(['queued', 'parsing', 'removed'].some((from) => transition(from, 'queued'))).toBe(false);
  });
  it('are listed in the order of application unless somebody asks otherwise', () => {
    expect(cvAnalysisList.defaultSort).toEqual(['receivedAt', 'ASC']);
  });
});
