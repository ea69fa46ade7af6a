import { DAY } from '../../platform/clock/clock.ts';

const isWeekend = (at: Date): boolean => at.getUTCDay() === 0 || at.getUTCDay() === 6;

/** So many business days later, at the same time of day. Saturdays and Sundays (UTC) do not count; holidays do. */
export function businessDaysAfter(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + DAY);
    if (!isWeekend(at)) left--;
  }
  return at;
}
