import { describe, expect, it } from 'vitest';
import { moves, moveTo } from '../kernel/lifecycle.ts';
import { userLifecycle } from './user.lifecycle.ts';

describe('an account', () => {
  it('is suspended and reinstated by administrators, and by nobody else', () => {
    const ways = userLifecycle.states.map((from) => [from, moves(userLifecycle, from, 'admin').map((move) => move.to)]);
    expect(Object.fromEntries(ways)).toEqual({
      unverified: ['suspended'],
      active: ['suspended'],
      suspended: ['active', 'unverified'],
      erased: [],
    });
    for (const from of userLifecycle.states)
      for (const party of ['intern', 'employer'] as const) expect(moves(userLifecycle, from, party)).toEqual([]);
  });
  it('becomes active by a proven address, and again only so after a suspension', () => {
    expect(moveTo(userLifecycle, 'unverified', 'active', 'system')?.guards).toContain('emailProven');
    expect(moveTo(userLifecycle, 'suspended', 'active', 'admin')?.guards).toContain('emailProven');
    expect(moveTo(userLifecycle, 'suspended', 'unverified', 'admin')?.guards).toContain('emailUnproven');
  });
  it('does not return from erasure, and the last administrator is neither suspended nor erased', () => {
    expect(moves(userLifecycle, 'erased', 'system')).toEqual([]);
    expect(moveTo(userLifecycle, 'active', 'suspended', 'admin')?.guards).toContain('notLastAdmin');
    expect(moveTo(userLifecycle, 'active', 'erased', 'system')?.guards).toContain('notLastAdmin');
  });
});
