import { utcDay } from '@prentice/contract';
import { DAY } from '../platform/clock/clock.ts';

/** Returns the last Thursday of the next April that is still to come, as YYYY-MM-DD. */
export function lastThursdayOfApril(now: Date): string {
  const of = (year: number): Date => {
    const last = new Date(Date.UTC(year, 3, 30));
    return new Date(last.getTime() - ((last.getUTCDay() + 3) % 7) * DAY);
  };
  const year = now.getUTCFullYear();
  return utcDay(of(year) > now ? of(year) : of(year + 1));
}
