/** Each bucket ends a tenth later than the one before it, so that a percentile is at most a tenth too high. */
const GROWTH = 1.1;

/** How many durations fell into each bucket, by its number. */
export type DurationHistogram = Readonly<Record<string, number>>;

/** Returns the number of the bucket of a duration: 0 up to a millisecond, then the least whose end is not below it. */
export const bucketOf = (milliseconds: number): number =>
  Math.max(0, Math.ceil(Math.log(Math.max(1, milliseconds)) / Math.log(GROWTH) - 1e-9));

/** Returns all durations together. */
export function mergeHistograms(histograms: readonly DurationHistogram[]): DurationHistogram {
  const merged: Record<string, number> = {};
  for (const histogram of histograms)
    for (const [bucket, count] of Object.entries(histogram)) merged[bucket] = (merged[bucket] ?? 0) + count;
  return merged;
}

/** Returns how many durations there are. */
export const sizeOf = (histogram: DurationHistogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

/**
 * Returns a percentile by the nearest-rank method, in whole milliseconds: the end of the bucket that the rank falls
 * into; null for no durations.
 * @param share from 0 to 1, such as 0.95
 */
export function percentileOf(histogram: DurationHistogram, share: number): number | null {
  const rank = Math.max(1, Math.ceil(share * sizeOf(histogram)));
  let passed = 0;
  for (const bucket of Object.keys(histogram)
    .map(Number)
    .toSorted((left, right) => left - right)) {
    passed += histogram[bucket] ?? 0;
    if (passed >= rank) return Math.ceil(GROWTH ** bucket - 1e-6);
  }
  return null;
}
