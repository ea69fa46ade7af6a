import { describe, expect, it } from 'vitest';
import { possibleRejectionCodes, rejectionCodes } from './application-limits.ts';

const missingFrom = (interviewed: readonly boolean[]) =>
  rejectionCodes.filter((code) => !possibleRejectionCodes(interviewed).includes(code));

describe('the reasons that a candidate can be rejected for', () => {
  it('speak of an interview only to those who had one', () => {
    expect(missingFrom([false])).toEqual(['after_interview']);
    expect(missingFrom([false, true])).toContain('after_interview');
    expect(missingFrom([true, true])).not.toContain('after_interview');
  });

  it('do not call an application incomplete that was enough for an interview', () => {
    expect(missingFrom([true])).toEqual(['application_incomplete']);
    expect(missingFrom([false, true])).toContain('application_incomplete');
  });
});
