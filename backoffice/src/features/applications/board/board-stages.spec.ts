import { applicationLifecycle } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { closedStage, isFoldedAtFirst, neighbourStage, stages } from './board-stages.ts';

const names = stages.map(({ name }) => name);
const missing = (name: string): never => {
  throw new Error(`There is no stage ${name}.`);
};

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

  it('are stepped through in their order, closed ones too', () => {
    expect(neighbourStage('new', 1)).toBe('shortlisted');
    expect(neighbourStage('shortlisted', 1)).toBe('interview');
    expect(neighbourStage('ended', 1)).toBe('rejected');
    expect(neighbourStage('rejected', 1)).toBe('rejected');
    expect(neighbourStage('rejected', -1)).toBe('ended');
    expect(neighbourStage('new', -1)).toBe('new');
  });

  it('say why they take nobody: what comes first, who decides, or that they lie behind', () => {
    const stageNamed = (name: string) => stages.find((stage) => stage.name === name) ?? missing(name);
    const why = (name: string, from: string, ...allowed: readonly string[]) =>
      closedStage(stageNamed(name), from, allowed.map(stageNamed));
    const shortlistFirst = { kind: 'afterStage', stage: stageNamed('shortlisted') };
    expect(why('interview', 'new', 'shortlisted', 'rejected')).toEqual(shortlistFirst);
    expect(why('offered', 'new', 'shortlisted', 'rejected')).toEqual(shortlistFirst);
    expect(why('new', 'shortlisted', 'interview', 'rejected')).toEqual({ kind: 'isBehind' });
    expect(why('accepted', 'offered', 'rejected')).toEqual({ kind: 'candidateDecides' });
    expect(why('placed', 'offered', 'finalist')).toEqual({ kind: 'candidateDecides' });
    expect(why('shortlisted', 'offered', 'finalist')).toEqual({ kind: 'isBehind' });
    expect(why('interview', 'rejected', 'shortlisted')).toEqual(shortlistFirst);
    expect(why('rejected', 'accepted', 'placed')).toEqual({ kind: 'isClosed' });
  });
});
