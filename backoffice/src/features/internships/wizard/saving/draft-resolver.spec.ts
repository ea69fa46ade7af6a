import { aPosting } from '@prentice/testing';
import { describe, expect, it } from 'vitest';
import { draftErrors } from './draft-resolver.ts';

const now = new Date('2026-03-02T09:00:00Z');
const pay = { type: 'paid', min: 120_000, max: 140_000, currency: 'EUR', unit: 'month', benefits: null };
const faults = (change: object) => draftErrors({ ...aPosting(now), ...change }, 'company', now);

describe('faults of a form', () => {
  it('are none when it is complete', () => {
    expect(faults({})).toEqual([]);
  });
  it('stand beside their fields', () => {
    expect(faults({ title: 'LANTERNS EVERYWHERE' })).toEqual([
      { field: 'title', message: 'Don’t write everything in capitals.' },
    ]);
  });
  it.each([
    [{ pay: null }, 'pay.type'],
    [
      { pay: { type: 'unpaid', min: null, max: null, currency: null, unit: null, benefits: null } },
      'unpaidBasis.basis',
    ],
  ])('of pay as a whole stand where it begins: %j', (change, field) => {
    expect(faults(change).map((fault) => fault.field)).toEqual([field]);
  });
  it('stand beside every part of pay that is not said, all at once', () => {
    const unsaid = { type: 'paid', min: null, max: null, currency: null, unit: null, benefits: null };
    expect(faults({ pay: unsaid }).map((fault) => fault.field)).toEqual(['pay.min', 'pay.currency', 'pay.unit']);
    expect(faults({ pay: { ...unsaid, min: 90_000, unit: 'month' } })).toEqual([
      { field: 'pay.currency', message: 'Choose a currency.' },
    ]);
  });
  it('are none of a single amount', () => {
    expect(faults({ pay: { ...pay, max: null } })).toEqual([]);
    expect(faults({ pay: { ...pay, max: pay.min } })).toEqual([]);
  });
  it('stand beside the start and beside the deadline when they are in the wrong order', () => {
    expect(faults({ startDate: '2026-03-20', deadline: '2026-03-21' })).toEqual([
      { field: 'startDate', message: 'This can’t be before the deadline.' },
      { field: 'deadline', message: 'This can’t be after the start.' },
    ]);
    expect(faults({ startDate: '2026-03-21', deadline: '2026-03-21' })).toEqual([]);
  });
  it('are those of the draft when it cannot even be saved', () => {
    expect(faults({ title: 'x'.repeat(101) })).toMatchObject([{ field: 'title' }]);
  });
  it.each([
    [{}, []],
    [{ pay: { ...pay, max: 150_000 } }, []],
    [{ pay: { ...pay, min: 110_000 } }, ['pay.min']],
    [{ pay: { ...pay, min: 125_000, max: 130_000 } }, ['pay.max']],
    [{ pay: { ...pay, currency: 'CHF' } }, ['pay.currency']],
    [{ hoursPerWeek: 40 }, ['hoursPerWeek']],
  ])('say beside its field what is less than people applied for: %j', (change, fields) => {
    const errors = draftErrors({ ...aPosting(now), ...change }, 'company', now, aPosting(now));
    expect(errors.map((fault) => fault.field)).toEqual(fields);
    expect(faults(change)).toEqual([]);
  });
});
