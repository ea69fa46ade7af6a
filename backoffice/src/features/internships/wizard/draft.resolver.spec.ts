import { aPosting } from '@prentice/testing';
import { describe, expect, it } from 'vitest';
import { faultsIn } from './draft.resolver.ts';

const now = new Date('2026-03-02T09:00:00Z');
const faults = (change: object) => faultsIn({ ...aPosting(now), ...change }, 'company', now);

describe('faults of a form', () => {
  it('are none when it is complete', () => {
    expect(faults({})).toEqual([]);
  });
  it('stand beside their fields', () => {
    expect(faults({ title: 'LANTERNS EVERYWHERE' })).toEqual([{ field: 'title', message: 'Not all in capitals.' }]);
  });
  it.each([
    [{ pay: null }, 'pay.type'],
    [{ pay: { type: 'paid', min: null, max: null, currency: null, unit: null, benefits: null } }, 'pay.min'],
    [{ pay: { type: 'paid', min: 90_000, max: null, currency: null, unit: null, benefits: null } }, 'pay.max'],
    [
      { pay: { type: 'unpaid', min: null, max: null, currency: null, unit: null, benefits: null } },
      'unpaidBasis.basis',
    ],
  ])('stand beside the first part of pay that is not said: %j', (change, field) => {
    expect(faults(change).map((fault) => fault.field)).toEqual([field]);
  });
  it('are those of the draft when it cannot even be saved', () => {
    expect(faults({ title: 'x'.repeat(101) })).toMatchObject([{ field: 'title' }]);
  });
});
