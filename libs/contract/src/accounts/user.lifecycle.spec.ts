import { describe, expect, it } from 'vitest';
import { transitionsFrom, findTransition } from '../kernel/lifecycle.ts';
import { userLifecycle } from './user.lifecycle.ts';

describe('an account', () => {
  it('is suspended and reinstated by administrators, and by nobody else', () => {
    const ways = userLifecycle.states.map((from) => [
      from,
      transitionsFrom(userLifecycle, from, 'admin').map((transition) => transition.to),
    ]);
    expect(Object.fromEntries(ways)).toEqual({
      unverified: ['suspended'],
      active: ['suspended'],
      suspended: ['active', 'unverified'],
      erased: [],
    });
    for (const from of userLifecycle.states)
      for (const party of ['intern', 'employer'] as const)
        expect(transitionsFrom(userLifecycle, from, party)).toEqual([]);
  });
  it('becomes active by a proven address, and again only so after a suspension', () => {
    expect(findTransition(userLifecycle, 'unverified', 'active', 'system')?.guards).toContain('emailProven');
    expect(findTransition(userLifecycle, 'suspended', 'active', 'admin')?.guards).toContain('emailProven');
    expect(findTransition(userLifecycle, 'suspended', 'unverified', 'admin')?.guards).toContain('emailUnproven');
  });
  it('does not return from erasure, and the last administrator is neither suspended nor erased', () => {
    expect(transitionsFrom(userLifecycle, 'erased', 'system')).toEqual([]);
    expect(findTransition(userLifecycle, 'active', 'suspended', 'admin')?.guards).toContain('notLastAdmin');
    expect(findTransition(userLifecycle, 'active', 'erased', 'system')?.guards).toContain('notLastAdmin');
  });
});
