import { describe, expect, it } from 'vitest';
import { decisionDueAt } from './internship-limits.ts';

const submittedAt = '2026-03-02T09:00:00.000Z';

describe('the decision about an internship', () => {
  it('is due two days after it was submitted, or after a change of it was', () => {
    expect(decisionDueAt({ state: 'pending_review', submittedAt })).toBe('2026-03-04T09:00:00.000Z');
    const pendingRevision = { submittedAt: '2026-03-05T09:00:00.000Z' };
    expect(decisionDueAt({ state: 'open', submittedAt, pendingRevision })).toBe('2026-03-07T09:00:00.000Z');
  });

  it('is not awaited once it is made, nor before anything was submitted', () => {
    expect(decisionDueAt({ state: 'open', submittedAt, pendingRevision: null })).toBeNull();
    expect(decisionDueAt({ state: 'draft', submittedAt: null })).toBeNull();
  });
});
