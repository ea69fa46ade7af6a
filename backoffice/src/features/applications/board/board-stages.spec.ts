import { applicationLifecycle } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { isFoldedAtFirst, nextStage, stages } from './board-stages.ts';

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

  it('are rails while they are empty, when all is decided, and past the offer where there is no room', () => {
    const railsOf = (total: number | undefined, hasRoom: boolean) =>
      stages.filter((stage) => isFoldedAtFirst(stage, total, hasRoom)).map(({ name }) => name);
    expect(railsOf(3, true)).toEqual(['ended', 'rejected']);
    expect(railsOf(undefined, true)).toEqual(['ended', 'rejected']);
    expect(railsOf(3, false)).toEqual(['accepted', 'placed', 'ended', 'rejected']);
    expect(railsOf(0, true)).toEqual(names);
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
