import { expect, it } from 'vitest';
import { localDateText, dateTimeText, relativeTimeText, timeLeftText, timeText } from './date-time.ts';

it('writes an instant in the zone of the reader', () => {
  const iso = '2027-03-01T23:30:00.000Z';
  expect(dateTimeText('en', iso, 'Europe/Vienna')).toBe('Tue, 2 Mar 2027, 00:30');
  expect(dateTimeText('de', iso, 'UTC')).toBe('Mo., 1. März 2027, 23:30');
  expect(localDateText('en', iso, 'Europe/Vienna')).toBe('2 Mar 2027');
});

it('writes the time that is left in its two largest units', () => {
  const now = Date.parse('2027-03-01T12:00:00Z');
  expect(timeLeftText('en', '2027-03-03T16:40:00Z', now)).toBe('2 days, 4 hours');
  expect(timeLeftText('de', '2027-03-01T13:05:00Z', now)).toBe('1 Stunde, 5 Minuten');
  expect(timeLeftText('en', '2027-03-03T12:30:00Z', now)).toBe('2 days');
  expect(timeLeftText('en', '2027-03-01T12:00:20Z', now)).toBe('1 minute');
  expect(timeText('en', '2027-03-01T14:30:00Z', 'Europe/Vienna')).toBe('15:30');
});

it('describes the distance from now', () => {
  const now = Date.parse('2027-03-01T12:00:00Z');
  expect(relativeTimeText('en', '2027-03-04T12:00:00Z', now)).toBe('in 3 days');
  expect(relativeTimeText('de', '2027-03-01T10:00:00Z', now)).toBe('vor 2 Stunden');
  expect(relativeTimeText('en', '2027-03-01T12:00:20Z', now)).toBe('now');
});
