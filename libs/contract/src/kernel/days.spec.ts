import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, calendarDaysBetween, DAY, HOUR } from './days.ts';

const zone = fc.constantFrom('Europe/Vienna', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');
const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
const runs = { seed: 20_261, numRuns: 500 };

describe('counting calendar days', () => {
  it('goes by the days of the zone, not by 24 hours', () => {
    const midnightInVienna = new Date('2026-11-23T23:55:00.000Z');
    expect(calendarDay(midnightInVienna, 'Europe/Vienna')).toBe('2026-11-24');
    expect(calendarDaysBetween(midnightInVienna, '2026-12-03', 'Europe/Vienna')).toBe(9);
    expect(calendarDaysBetween(midnightInVienna, '2026-11-28T16:00:00.000Z', 'Europe/Vienna')).toBe(4);
    expect(calendarDaysBetween(midnightInVienna, '2026-12-03', 'UTC')).toBe(10);
  });

  it('is nought on the same day, and its sign changes with the order', () => {
    fc.assert(
      fc.property(instant, instant, zone, (from, to, timeZone) => {
        const dayCount = calendarDaysBetween(from, to.toISOString(), timeZone);
        const back = calendarDaysBetween(to, from.toISOString(), timeZone);
        expect(dayCount + back).toBe(0);
        expect(dayCount === 0).toBe(calendarDay(from, timeZone) === calendarDay(to, timeZone));
      }),
      runs,
    );
  });

  it('adds up, and says of an instant what it says of its day', () => {
    fc.assert(
      fc.property(instant, instant, instant, zone, (a, b, c, timeZone) => {
        const count = (from: Date, to: Date) => calendarDaysBetween(from, to.toISOString(), timeZone);
        expect(count(a, b) + count(b, c)).toBe(count(a, c));
        expect(calendarDaysBetween(a, calendarDay(b, timeZone), timeZone)).toBe(count(a, b));
      }),
      runs,
    );
  });

  it('differs from the time that is left by less than a day, also when the clocks change', () => {
    fc.assert(
      fc.property(instant, instant, zone, (from, to, timeZone) => {
        const left = to.getTime() - from.getTime();
        const days = calendarDaysBetween(from, to.toISOString(), timeZone);
        expect(Math.abs(days * DAY - left)).toBeLessThanOrEqual(DAY + HOUR);
      }),
      runs,
    );
  });
});
