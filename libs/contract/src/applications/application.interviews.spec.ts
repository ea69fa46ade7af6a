import { describe, expect, it } from 'vitest';
import { lastCallOff, wasInterviewed } from './application.interviews.ts';
import type { ApplicationState } from './application.lifecycle.ts';

const steps = (...states: ApplicationState[]) => states.map((to, at) => ({ from: states[at - 1] ?? null, to }));
const invited = ['submitted', 'shortlisted', 'interview'] as const;

describe('somebody was interviewed', () => {
  it.each<[boolean, string, ApplicationState[]]>([
    [false, 'was only shortlisted', ['submitted', 'shortlisted']],
    [true, 'is invited', [...invited]],
    [true, 'has a new time', [...invited, 'interview']],
    [false, 'was called off', [...invited, 'shortlisted']],
    [false, 'was moved, and then called off', [...invited, 'interview', 'shortlisted']],
    [true, 'was called off and arranged anew', [...invited, 'shortlisted', 'interview']],
    [false, 'was called off twice', [...invited, 'shortlisted', 'interview', 'shortlisted']],
    [
      true,
      'met, and was called off a second time',
      [...invited, 'rejected', 'shortlisted', 'interview', 'shortlisted'],
    ],
    [false, 'was called off after a rejection was undone', [...invited, 'rejected', 'interview', 'shortlisted']],
  ])('%s: who %s', (expected, _, course) => {
    expect(wasInterviewed(steps(...course))).toBe(expected);
  });
});

describe('the last calling off', () => {
  it('is the step itself, whatever was decided since, until another interview is arranged', () => {
    const off = steps(...invited, 'shortlisted');
    expect(lastCallOff(off)).toEqual({ from: 'interview', to: 'shortlisted' });
    expect(lastCallOff([...off, { from: 'shortlisted', to: 'rejected' }])).toBe(off.at(-1));
    expect(lastCallOff([...off, { from: 'shortlisted', to: 'interview' }])).toBeNull();
    expect(lastCallOff(steps('submitted', 'shortlisted'))).toBeNull();
  });
});
