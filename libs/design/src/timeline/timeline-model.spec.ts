import { expect, it } from 'vitest';
import { urgency } from './timeline-model.ts';

const day = 86_400_000;

it('rates urgency as calm for the first four fifths of the time, then soon, then late', () => {
  expect(urgency(0, 0, 10 * day)).toBe('calm');
  expect(urgency(8 * day - 1, 0, 10 * day)).toBe('calm');
  expect(urgency(8 * day, 0, 10 * day)).toBe('soon');
  expect(urgency(10 * day - 1, 0, 10 * day)).toBe('soon');
  expect(urgency(10 * day, 0, 10 * day)).toBe('late');
});

it('rates urgency as late when the clock started after the due date', () => {
  expect(urgency(2, 5, 1)).toBe('late');
});
