import { describe, expect, it } from 'vitest';
import { dueTone } from './CandidateNextDate.tsx';

const now = Date.UTC(2026, 10, 21);
const due = (days: number) => new Date(now + days * 86_400_000).toISOString();

describe('the colour of a due date', () => {
  it('is for those who must act: overdue, or near', () => {
    expect(dueTone({ state: 'submitted', responseDueAt: due(-1), overdue: true }, now)).toBe('attention');
    expect(dueTone({ state: 'in_review', responseDueAt: due(2), overdue: false }, now)).toBe('due');
    expect(dueTone({ state: 'submitted', responseDueAt: due(9), overdue: false }, now)).toBeUndefined();
  });
  it('is gone once the candidate has an answer', () => {
    expect(dueTone({ state: 'shortlisted', responseDueAt: due(1), overdue: false }, now)).toBeUndefined();
    expect(dueTone({ state: 'rejected', responseDueAt: due(-9), overdue: false }, now)).toBeUndefined();
  });
});
