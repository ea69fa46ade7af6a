import { describe, expect, it } from 'vitest';
import { countFreeOpenings } from './OpeningsLeft.tsx';

describe('free openings', () => {
  it('are the openings without those that an offer, an acceptance or a placement has taken', () => {
    expect(countFreeOpenings(3, { finalist: 4, rejected: 2 })).toBe(3);
    expect(countFreeOpenings(3, { offered: 1, accepted: 1, completed: 1 })).toBe(0);
    expect(countFreeOpenings(5, { offered: 1, placed: 2 })).toBe(2);
  });
  it('are never fewer than none', () => {
    expect(countFreeOpenings(1, { placed: 2 })).toBe(0);
  });
});
