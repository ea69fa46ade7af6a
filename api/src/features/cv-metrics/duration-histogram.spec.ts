import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, mergeHistograms, percentileOf, sizeOf } from './duration-histogram.ts';

const histogramOf = (durations: readonly number[]) =>
  mergeHistograms(durations.map((duration) => ({ [bucketOf(duration)]: 1 })));
const durations = fc.array(fc.double({ min: 0, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 60 });
const shares = fc.constantFrom(0.5, 0.95, 0.99);

describe('the percentiles of a histogram of durations', () => {
  it('are never below the exact ones, and at most a tenth and a millisecond above', () => {
    fc.assert(
      fc.property(durations, shares, (all, share) => {
        const exact = all.toSorted((left, right) => left - right)[Math.max(1, Math.ceil(share * all.length)) - 1] ?? 0;
        const estimate = percentileOf(histogramOf(all), share) ?? 0;
        expect(estimate).toBeGreaterThanOrEqual(exact - 1e-3);
        expect(estimate).toBeLessThanOrEqual(Math.max(1, exact) * 1.1 + 1);
      }),
    );
  });
  it('are the same however the durations were counted before', () => {
    fc.assert(
      fc.property(durations, durations, shares, (entry, other, share) => {
        const merged = mergeHistograms([histogramOf(entry), histogramOf(other)]);
        expect(percentileOf(merged, share)).toBe(percentileOf(histogramOf([...entry, ...other]), share));
        expect(sizeOf(merged)).toBe(entry.length + other.length);
      }),
    );
  });
  it('are not known without durations', () => {
    expect(percentileOf({}, 0.5)).toBeNull();
  });
});
