import { AppError } from '@prentice/contract';
import { expect, it } from 'vitest';
import { errorStatus, isMissing } from './api-errors.ts';

/** As another copy of the contract would throw it. */
class OtherRefusal extends Error {
  override name = 'AppError';
  get status(): number {
    return 410;
  }
}

it('recognises an API error of any copy of the contract, and nothing else', () => {
  expect(errorStatus(new AppError('NOT_FOUND'))).toBe(404);
  expect(errorStatus(new OtherRefusal())).toBe(410);
  expect(errorStatus(new Error('x'))).toBeUndefined();
  expect(errorStatus({ name: 'AppError', status: 404 })).toBeUndefined();
});

it('takes a record for missing when the API says so, and not when it is busy', () => {
  expect(isMissing(new AppError('NOT_FOUND'))).toBe(true);
  expect(isMissing(new OtherRefusal())).toBe(true);
  expect(isMissing(new AppError('RATE_LIMITED'))).toBe(false);
  expect(isMissing(new Error('x'))).toBe(false);
});
