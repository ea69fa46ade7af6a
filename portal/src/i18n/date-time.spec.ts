import { expect, it } from 'vitest';
import { localDateText, dateTimeText, relativeTimeText } from './date-time.ts';

it('writes an instant in the zone of the reader', () => {
  const iso = '2027-03-01T23:30:00.000Z';
  expect(dateTimeText('en', iso, 'Europe/Vienna')).toBe('Tue, 2 Mar 2027, 00:30');
  expect(dateTimeText('de', iso, 'UTC')).toBe('Mo., 1. März 2027, 23:30');
  expect(localDateText('en', iso, 'Europe/Vienna')).toBe('2 Mar 2027');
});

it('describes the distance from now', () => {
  const now = Date.parse('2027-03-01T12:00:00Z');
  expect(relativeTimeText('en', '2027-03-04T12:00:00Z', now)).toBe('in 3 days');
  expect(relativeTimeText('de', '2027-03-01T10:00:00Z', now)).toBe('vor 2 Stunden');
  expect(relativeTimeText('en', '2027-03-01T12:00:20Z', now)).toBe('now');
});
