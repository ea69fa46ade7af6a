import { AppError } from '@prentice/contract';
import { expect, it } from 'vitest';
import { retryWhileOverloaded } from './overload-retry.ts';

const isOverloaded = (error: unknown) => error instanceof AppError && error.code === 'OVERLOADED';

it('asks a busy server twice more, and nothing else', () => {
  const { retry } = retryWhileOverloaded(isOverloaded);
  expect([0, 1, 2].map((failures) => retry(failures, new AppError('OVERLOADED')))).toEqual([true, true, false]);
  expect(retry(0, new AppError('STORAGE_UNAVAILABLE'))).toBe(false);
  expect(retry(0, new TypeError('offline'))).toBe(false);
});

it('waits for as long as the server asks, and up to half as long again', () => {
  const delays = [0, 0.5, 1].map((share) => retryWhileOverloaded(isOverloaded, () => share).retryDelay());
  expect(delays).toEqual([2_000, 2_500, 3_000]);
});
