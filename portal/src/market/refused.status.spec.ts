import { Refusal } from '@prentice/contract';
import { expect, it } from 'vitest';
import { refusedStatus } from './refused.status.ts';

/** As another copy of the contract would throw it. */
class OtherRefusal extends Error {
  override name = 'Refusal';
  get status(): number {
    return 410;
  }
}

it('knows a refusal of any copy of the contract, and nothing else', () => {
  expect(refusedStatus(new Refusal('NOT_FOUND'))).toBe(404);
  expect(refusedStatus(new OtherRefusal())).toBe(410);
  expect(refusedStatus(new Error('x'))).toBeUndefined();
  expect(refusedStatus({ name: 'Refusal', status: 404 })).toBeUndefined();
});
