import { expect, it } from 'vitest';
import { pendingReviewOf } from './pending-review.ts';

it('keeps the review of a CV for its account until it is answered', () => {
  const storedValues = new Map<string, string>();
  const storage = {
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: (key: string, value: string) => void storedValues.set(key, value),
    removeItem: (key: string) => void storedValues.delete(key),
  };
  const of = (accountId: string) => pendingReviewOf(accountId, () => storage);
  const review = { id: 'c'.repeat(24), fileName: 'cv.pdf' };
  of('ada').save(review);
  expect(of('ada').read()).toEqual(review);
  expect(of('bea').read()).toBeNull();
  of('ada').remove();
  expect(of('ada').read()).toBeNull();
});
