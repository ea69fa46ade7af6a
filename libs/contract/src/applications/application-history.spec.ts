import { describe, expect, it } from 'vitest';
import {
  decisionUndoUntil,
  isInterviewObsolete,
  lastInterviewCancellation,
  wasInterviewed,
} from './application-history.ts';
import type { ApplicationState } from './application.lifecycle.ts';

const steps = (...states: ApplicationState[]) => states.map((to, index) => ({ from: states[index - 1] ?? null, to }));
const invited = ['submitted', 'shortlisted', 'interview'] as const;

describe('somebody was interviewed', () => {
  it.each<[boolean, string, ApplicationState[]]>([
    [false, 'was only shortlisted', ['submitted', 'shortlisted']],
    [true, 'is invited', [...invited]],
    [true, 'has a new time', [...invited, 'interview']],
    [false, 'was cancelled', [...invited, 'shortlisted']],
    [false, 'was moved, and then cancelled', [...invited, 'interview', 'shortlisted']],
    [true, 'was cancelled and arranged again', [...invited, 'shortlisted', 'interview']],
    [false, 'was cancelled twice', [...invited, 'shortlisted', 'interview', 'shortlisted']],
    [true, 'met, and was cancelled a second time', [...invited, 'rejected', 'shortlisted', 'interview', 'shortlisted']],
    [false, 'was cancelled after a rejection was undone', [...invited, 'rejected', 'interview', 'shortlisted']],
  ])('%s: who %s', (expected, _, course) => {
    expect(wasInterviewed(steps(...course))).toBe(expected);
  });
});

describe('the last cancellation', () => {
  it('is the step itself, whatever was decided since, until another interview is arranged', () => {
    const off = steps(...invited, 'shortlisted');
    expect(lastInterviewCancellation(off)).toEqual({ from: 'interview', to: 'shortlisted' });
    expect(lastInterviewCancellation([...off, { from: 'shortlisted', to: 'rejected' }])).toBe(off.at(-1));
    expect(lastInterviewCancellation([...off, { from: 'shortlisted', to: 'interview' }])).toBeNull();
    expect(lastInterviewCancellation(steps('submitted', 'shortlisted'))).toBeNull();
  });
});

describe('an interview', () => {
  const startsAt = '2026-03-05T10:00:00.000Z';
  const before = '2026-03-05T09:59:59.999Z';
  const sent = { sentAt: before };
  const unsent = { sentAt: null };
  it.each([
    [true, 'a rejection was sent before it', { state: 'rejected', rejection: sent }],
    [false, 'a rejection can still be taken back', { state: 'rejected', rejection: unsent }],
    [true, 'the candidate withdrew before it', { state: 'withdrawn' }],
    [false, 'it had begun when the rejection came', { state: 'rejected', rejection: sent, events: [{ at: startsAt }] }],
    [false, 'it is still to come', { state: 'interview' }],
    [false, 'the candidate was chosen before it', { state: 'finalist' }],
    [false, 'there is none', { state: 'withdrawn', interview: null }],
  ] as const)('will not be: %s when %s', (expected, _, course) => {
    const application = { interview: { startsAt }, rejection: null, events: [{ at: before }] };
    expect(isInterviewObsolete({ ...application, ...course })).toBe(expected);
  });
});

describe('the last decision of an employer', () => {
  const decided = new Date('2026-03-02T09:00:00.000Z');
  const until = new Date('2026-03-02T09:10:00.000Z');
  const shortlisting = { from: 'in_review', to: 'shortlisted', by: 'employer', at: decided } as const;
  const rejection = { undoUntil: until, sentAt: null };

  it('can be undone within ten minutes, a shortlisting as the first answer only', () => {
    const shortlisted = { state: 'shortlisted', events: [shortlisting] } as const;
    expect(decisionUndoUntil(shortlisted, decided)).toEqual(until);
    expect(decisionUndoUntil(shortlisted, until)).toBeNull();
    const cancellation = { ...shortlisting, from: 'interview' } as const;
    expect(decisionUndoUntil({ ...shortlisted, events: [cancellation] }, decided)).toBeNull();
  });

  it('can be undone while a rejection is not sent', () => {
    const rejected = { state: 'rejected', events: [], rejection } as const;
    expect(decisionUndoUntil(rejected, decided)).toEqual(until);
    expect(decisionUndoUntil(rejected, until)).toBeNull();
    expect(decisionUndoUntil({ ...rejected, rejection: { ...rejection, sentAt: until } }, decided)).toBeNull();
  });
});
