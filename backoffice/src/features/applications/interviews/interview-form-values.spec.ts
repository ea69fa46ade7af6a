import type { Interview } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { fromLocalInput } from '../../../ui/formats/time-format.ts';
import { initialInterviewValues, interviewFromForm, nextFreeStart } from './interview-form-values.ts';

const instantOf = (local: string): number => Date.parse(fromLocalInput(local));

describe('a new interview', () => {
  it.each([
    ['a Monday', '2026-11-30T13:00', '2026-12-01'],
    ['a Friday', '2026-12-04T13:00', '2026-12-07'],
    ['a Saturday', '2026-12-05T13:00', '2026-12-07'],
    ['a Sunday', '2026-12-06T23:30', '2026-12-07'],
  ])('is suggested for the next working day on %s', (_, now, expected) => {
    expect(nextFreeStart(instantOf(now), [])).toBe(`${expected}T10:00`);
  });

  const interviewAt = (local: string) => ({
    applicationId: local,
    displayName: 'Mira',
    startsAt: fromLocalInput(local),
  });

  it.each([
    [['2026-12-01T10:00'], '2026-12-01T11:00'],
    [['2026-12-01T10:30'], '2026-12-01T13:00'],
    [['2026-12-01T09:15', '2026-12-01T11:00'], '2026-12-01T10:00'],
    [[10, 11, 13, 14, 15, 16].map((hour) => `2026-12-01T${hour}:00`), '2026-12-02T10:00'],
  ])('is suggested for an hour at which the company has none of %s', (occupiedStarts, expected) => {
    expect(nextFreeStart(instantOf('2026-11-30T13:00'), occupiedStarts.map(interviewAt))).toBe(expected);
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
