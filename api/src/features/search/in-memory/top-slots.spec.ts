import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstSlots } from './top-slots.ts';

it('returns the beginning of the sorted list', () => {
  const order = (a: number, b: number): number => b - a;
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1_000), { maxLength: 300 }), fc.nat(80), (slots, count) => {
      expect(firstSlots(slots, count, order)).toEqual([...slots].sort(order).slice(0, count));
    }),
    { seed: 3, numRuns: 300 },
  );
});
