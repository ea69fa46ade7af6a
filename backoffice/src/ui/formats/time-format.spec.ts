import { describe, expect, it } from 'vitest';
import { dayText, exactTime, monthText, relativeTime } from './time-format.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hours = (count: number) => now + count * 3_600_000;

describe('relative time', () => {
  it('names the largest unit that fits, in both directions', () => {
    expect(relativeTime(hours(-3), now, 'en')).toBe('3 hours ago');
    expect(relativeTime(hours(49), now, 'en')).toBe('in 2 days');
    expect(relativeTime(hours(-24 * 400), now, 'en')).toBe('last year');
  });
  it('counts the days of the calendar, in the zone of the reader', () => {
    const relativeTo = (iso: string, zone?: string) =>
      relativeTime(Date.parse(iso), now, 'en', zone ?? 'Europe/Vienna');
    expect(relativeTo('2026-11-23T11:00:00Z')).toBe('in 2 days');
    expect(relativeTo('2026-12-03T08:00:00Z')).toBe('in 12 days');
    expect(relativeTo('2026-12-12T08:00:00Z')).toBe('in 3 weeks');
    expect(relativeTo('2026-11-19T22:30:00Z')).toBe('2 days ago');
    expect(relativeTo('2026-11-19T23:30:00Z')).toBe('yesterday');
    expect(relativeTo('2026-11-19T23:30:00Z', 'UTC')).toBe('2 days ago');
  });
  it('rounds below a day, and never to the next unit', () => {
    expect(relativeTime(hours(1.6), now, 'en')).toBe('in 2 hours');
    expect(relativeTime(hours(-23.9), now, 'en')).toBe('23 hours ago');
    expect(relativeTime(hours(0.995), now, 'en')).toBe('in 59 minutes');
  });
  it('calls less than a minute now', () => {
    expect(relativeTime(now + 20_000, now, 'en')).toBe('now');
  });
});

describe('a calendar day', () => {
  it('is the same day in every time zone', () => {
    expect(dayText('2027-02-03', 'en-GB')).toBe('3 Feb 2027');
  });
  it('stands before its month in English, as on the portal', () => {
    expect(dayText('2027-02-03', 'en')).toBe('3 Feb 2027');
    expect(monthText('2023-10', 'en')).toBe('Oct 2023');
    expect(monthText('2023-10', 'de')).toBe('Okt. 2023');
  });
});

describe('an exact instant', () => {
  it('names the zone it is told in', () => {
    const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value;
    expect(exactTime(now, 'en')).toContain('2026');
    expect(exactTime(now, 'en').endsWith(` ${zone}`)).toBe(true);
  });
});
