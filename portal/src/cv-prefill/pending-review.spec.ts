import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../test/memory-storage.ts';
import { pendingReviewOf } from './pending-review.ts';

it('keeps the review of a CV for its account until it is answered', () => {
  const storage = createMemoryStorage();
  const of = (accountId: string) => pendingReviewOf(accountId, () => storage);
  const review = { id: 'c'.repeat(24), fileName: 'cv.pdf' };
  of('ada').save(review);
  expect(of('ada').read()).toEqual(review);
  expect(of('bea').read()).toBeNull();
  of('ada').remove();
  expect(of('ada').read()).toBeNull();
});
