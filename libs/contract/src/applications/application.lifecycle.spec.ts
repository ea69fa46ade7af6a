import { describe, expect, it } from 'vitest';
import { transitionsFrom, findTransition } from '../kernel/lifecycle.ts';
import { applicationLifecycle } from './application.lifecycle.ts';
import {
  activeApplicationStates,
  finalistApplicationStates,
  interestedApplicationStates,
  isUndoableDecision,
} from './application-states.ts';

const targets = (from: Parameters<typeof transitionsFrom>[1], party: Parameters<typeof transitionsFrom>[2]) =>
  transitionsFrom(applicationLifecycle, from as never, party).map((transition) => transition.to);

describe('the lifecycle of an application', () => {
  it('lets an administrator cancel and do nothing else', () => {
    for (const state of applicationLifecycle.states) {
      const may = activeApplicationStates.some((active) => active === state) ? ['cancelled'] : [];
      expect(targets(state, 'admin')).toEqual(may);
    }
  });
  it('lets an intern leave every active application', () => {
    for (const state of activeApplicationStates) expect(targets(state, 'intern')).toContain('withdrawn');
  });
  it('never lets an employer act on mere interest', () => {
    expect(targets('interested', 'employer')).toEqual([]);
  });
  it('leads from an interview back to the shortlist for employers only, with words, before it begins', () => {
    const back = findTransition(applicationLifecycle, 'interview', 'shortlisted', 'employer');
    expect(back).toMatchObject({ requires: ['note'], event: 'application.interview_cancelled' });
    expect(back?.guards).toContain('beforeInterview');
    for (const party of ['intern', 'admin', 'system'] as const)
      expect(targets('interview', party)).not.toContain('shortlisted');
  });
  it('has no transition from a final state', () => {
    for (const state of [
      'withdrawn',
      'completed',
      'terminated_early',
      'cancelled',
      'closed_no_response',
      'offer_declined',
    ])
      for (const party of ['intern', 'employer', 'admin', 'system'] as const) expect(targets(state, party)).toEqual([]);
  });
  it('starts the clock with the sending, not with the interest', () => {
    expect(findTransition(applicationLifecycle, null, 'submitted', 'intern')?.event).toBe('application.submitted');
    expect(interestedApplicationStates).toContain('interested');
    expect(finalistApplicationStates).toEqual(['finalist', 'offered', 'accepted', 'placed']);
  });
  it('lets every rejection be undone, and a shortlisting that was the first answer', () => {
    const undoable = (to: (typeof applicationLifecycle.states)[number]) =>
      applicationLifecycle.states.filter((from) => isUndoableDecision(from, to));
    expect(undoable('rejected')).toEqual(applicationLifecycle.states);
    expect(undoable('shortlisted')).toEqual(['submitted', 'in_review']);
    for (const to of ['interview', 'offered', 'withdrawn', 'accepted'] as const) expect(undoable(to)).toEqual([]);
  });
  it('gives every transition one event name', () => {
    const names = applicationLifecycle.transitions.map((transition) => transition.event);
    expect(new Set(names).size).toBe(names.length);
  });
});
