import { draftUpdate } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { countMissing, missingInStep, missingItems, findStep, stepNames } from './wizard-steps.ts';

const missing = [
  { field: 'pay.max', code: 'PAY_RANGE_INVALID', message: 'Too wide.' },
  { field: 'pay.min', code: 'PAY_REQUIRED', message: 'State it.' },
  { field: 'tasks.0', code: 'x', message: 'Too short.' },
];

describe('steps of writing an internship', () => {
  it('hold every field of a draft exactly once', () => {
    const missingEverywhere = Object.keys(draftUpdate.shape).map((field) => ({
      field,
      code: 'x',
      message: 'Missing.',
    }));
    const missingFields = stepNames.flatMap((step) => missingInStep(missingEverywhere, step).map(({ field }) => field));
    expect(missingFields.toSorted()).toEqual(Object.keys(draftUpdate.shape).toSorted());
  });
  it('know what is missing in them', () => {
    expect(missingInStep(missing, 'pay')).toHaveLength(2);
    expect(missingInStep(missing, 'people')).toEqual([]);
  });
  it('name each field once, with its first message and a link to it, apart from what is only missing', () => {
    const valueLabel = (_: string, field: string) => field;
    const fieldMessage = (sentence: string) => sentence;
    const draft = { tasks: ['Sort'], pay: { type: 'paid', min: 1, max: 9 }, category: null };
    const empty = { field: 'category', code: 'invalid_value', message: 'Choose one.' };
    expect(missingItems({ id: 'x', missing: [...missing, empty], draft, valueLabel, fieldMessage })).toEqual([
      { text: 'pay', detail: 'Too wide.', isWrong: true, to: '/internships/employer/x?edit=pay#pay.max' },
      { text: 'tasks', detail: 'Too short.', isWrong: true, to: '/internships/employer/x?edit=content#tasks.0' },
      { text: 'category', detail: undefined, isWrong: false, to: '/internships/employer/x?edit=basics#category' },
    ]);
  });
  it('count each field once, and say which parts of pay are not said', () => {
    expect(countMissing(missing)).toBe(2);
    const unsaid = ['min', 'currency'].map((part) => ({
      field: `pay.${part}`,
      code: 'invalid_type',
      message: 'Fill this in.',
    }));
    const valueLabel = (prefix: string, value: string) => `${prefix}.${value}`;
    const [pay] = missingItems({
      id: 'x',
      missing: unsaid,
      draft: { pay: {} },
      valueLabel,
      fieldMessage: (sentence) => sentence,
    });
    expect(pay?.detail).toBe('wizard.payPart.min, wizard.payPart.currency');
  });
  it('are found by name only', () => {
    expect(findStep('pay')).toBe('pay');
    expect(findStep('toString')).toBeNull();
    expect(findStep(null)).toBeNull();
  });
});
