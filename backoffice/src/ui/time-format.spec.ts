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
  it('never rounds up: what is due in 47 hours is due tomorrow, not in two days', () => {
    expect(relativeTime(hours(47), now, 'en')).toBe('tomorrow');
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
