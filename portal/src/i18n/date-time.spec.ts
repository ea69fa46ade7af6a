import { expect, it } from 'vitest';
import { localDateText, dateTimeText, publicDay, relativeTimeText, timeText, timeZoneText } from './date-time.ts';

const zone = 'Europe/Vienna';

it('writes an instant in the zone of the reader', () => {
  const iso = '2027-03-01T23:30:00.000Z';
  expect(dateTimeText('en', iso, 'Europe/Vienna')).toBe('Tue, 2 Mar 2027, 00:30');
  expect(dateTimeText('de', iso, 'UTC')).toBe('Mo., 1. März 2027, 23:30');
  expect(localDateText('en', iso, 'Europe/Vienna')).toBe('2 Mar 2027');
});

it('writes the time of a day', () => {
  expect(timeText('en', '2027-03-01T14:30:00Z', 'Europe/Vienna')).toBe('15:30');
});

it('tells the day of what is published by the calendar of deadlines', () => {
  expect(publicDay('2027-03-01T22:59:00.000Z')).toBe('2027-03-01');
  expect(publicDay('2027-03-01T23:30:00.000Z')).toBe('2027-03-02');
});

it('describes the distance from now', () => {
  const now = Date.parse('2027-03-01T12:00:00Z');
  expect(relativeTimeText('en', '2027-03-04T12:00:00Z', now, zone)).toBe('in 3 days');
  expect(relativeTimeText('de', '2027-03-01T10:00:00Z', now, zone)).toBe('vor 2 Stunden');
  expect(relativeTimeText('en', '2027-03-01T12:00:20Z', now, zone)).toBe('now');
});

it('counts whole hours only', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  expect(relativeTimeText('en', '2026-11-23T19:46:00Z', now, zone)).toBe('in 9 hours');
});

it('counts the same days beside each other, whatever the hour', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = Date.parse('2026-11-23T23:00:00Z') + hour * 3_600_000;
    const until = '2026-11-28T16:00:00Z';
    expect(relativeTimeText('en', until, now, zone)).toBe('in 4 days');
    expect(relativeTimeText('en', '2026-12-03', now, zone)).toBe('in 9 days');
  }
});

it('names the zone of a time', () => {
  expect(timeZoneText('en', '2026-11-24T09:00:00Z', zone)).toBe('Central European Standard Time (Europe/Vienna)');
  expect(timeZoneText('de', '2026-07-24T09:00:00Z', zone)).toBe('Mitteleuropäische Sommerzeit (Europe/Vienna)');
});
