import { applicationLifecycle } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { nextStage, stages } from './board-stages.ts';

const names = stages.map(({ name }) => name);

describe('stages of the board', () => {
  it('hold every state once', () => {
    const shownStates = stages.flatMap(({ states }) => states);
    expect(shownStates.toSorted()).toEqual([...applicationLifecycle.states].toSorted());
  });

  it('take a drop only to a state of their own', () => {
    const drops = stages.flatMap(({ drop, states }) => (drop ? [{ drop, states }] : []));
    expect(drops.map(({ drop }) => drop)).toContain('shortlisted');
    for (const { drop, states } of drops) expect(states).toContain(drop);
  });

  it('are stepped through by the ones that take the candidate', () => {
    const allowed = ['shortlisted', 'rejected'];
    expect(nextStage(names, allowed, 'new', 1)).toBe('shortlisted');
    expect(nextStage(names, allowed, 'shortlisted', 1)).toBe('rejected');
    expect(nextStage(names, allowed, 'rejected', 1)).toBe('rejected');
    expect(nextStage(names, allowed, 'rejected', -1)).toBe('shortlisted');
    expect(nextStage(names, allowed, 'shortlisted', -1)).toBe('shortlisted');
    expect(nextStage(names, [], 'new', 1)).toBeNull();
  });
});
