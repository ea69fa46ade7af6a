import type { Interview } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { fromLocalInput } from '../../../ui/formats/time-format.ts';
import { initialInterviewValues, interviewFromForm, nextWorkingDay } from './interview-form-values.ts';

const instantOf = (local: string): number => Date.parse(fromLocalInput(local));

describe('a new interview', () => {
  it.each([
    ['a Monday', '2026-11-30T13:00', '2026-12-01'],
    ['a Friday', '2026-12-04T13:00', '2026-12-07'],
    ['a Saturday', '2026-12-05T13:00', '2026-12-07'],
    ['a Sunday', '2026-12-06T23:30', '2026-12-07'],
  ])('is suggested for the next working day on %s', (_, now, expected) => {
    expect(nextWorkingDay(instantOf(now))).toBe(expected);
  });

  it('begins at a whole hour, with no place', () => {
    expect(initialInterviewValues(undefined, instantOf('2026-11-30T13:17'))).toEqual({
      date: '2026-12-01',
      time: '10:00',
      durationMinutes: '45',
      mode: 'video',
      place: '',
      note: '',
    });
  });
});

it('keeps day, time and link of an interview that is rescheduled', () => {
  const before: Interview = {
    startsAt: fromLocalInput('2027-03-01T15:30'),
    durationMinutes: 30,
    mode: 'video',
    place: null,
    link: 'https://meet.example/room',
    note: '',
  };
  const values = initialInterviewValues(before, instantOf('2026-11-30T13:00'));
  expect(values).toMatchObject({ date: '2027-03-01', time: '15:30', place: 'https://meet.example/room' });
  const { success, data } = interviewFromForm(values);
  expect(success && data).toEqual({ ...before, note: null });
});

it('is no interview without a day', () => {
  const values = initialInterviewValues(undefined, instantOf('2026-11-30T13:00'));
  expect(interviewFromForm({ ...values, date: '', place: 'Graz' }).success).toBe(false);
});
