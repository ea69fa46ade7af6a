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

it('remembers the CV whose findings were answered, and no other', () => {
  const storage = createMemoryStorage();
  const of = (accountId: string) => pendingReviewOf(accountId, () => storage);
  const review = { id: 'c'.repeat(24), fileName: 'cv.pdf' };
  of('ada').save(review);
  expect(of('ada').isAnswered(review.id)).toBe(false);
  of('ada').answer(review);
  expect(of('ada').read()).toBeNull();
  expect(of('ada').isAnswered(review.id)).toBe(true);
  expect(of('ada').isAnswered('d'.repeat(24))).toBe(false);
  expect(of('bea').isAnswered(review.id)).toBe(false);
});
