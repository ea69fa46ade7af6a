import { instantOfLocalTime, localTimeOf, type Preferences } from '@prentice/contract';
import { DAY, MINUTE } from '../../../platform/clock/clock.ts';

type QuietHours = Pick<Preferences, 'quietFrom' | 'quietTo'>;

/** The hour of email summaries and reminders, where the person is; later when their quiet hours end later. */
const DIGEST_HOUR = '08:00';
const MONDAY = 1;

/** Returns when the day of now began where clocks show the time of a zone. */
export const startOfDay = (timeZone: string, now: Date): Date =>
  instantOfLocalTime(new Date(localTimeOf(now, timeZone).setUTCHours(0, 0, 0, 0)), timeZone);

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

function isQuietAt(minute: number, { quietFrom, quietTo }: QuietHours): boolean {
  const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)];
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** Returns whether it is within somebody's quiet hours where they are. Hours from a time to the same time are none. */
export function isQuiet(hours: QuietHours, timeZone: string, now: Date): boolean {
  const wall = localTimeOf(now, timeZone);
  return isQuietAt(wall.getUTCHours() * 60 + wall.getUTCMinutes(), hours);
}

/** Returns when a morning begins for somebody, on a day that is given as if it were in UTC. */
function morningOn(day: number, hours: QuietHours, timeZone: string): Date {
  const morning = minutesOf(DIGEST_HOUR);
  const minute = isQuietAt(morning, hours) ? minutesOf(hours.quietTo) : morning;
  return instantOfLocalTime(new Date(day + minute * MINUTE), timeZone);
}

/** Returns the last morning that has come: 08:00 where the person is, or when their quiet hours end after that. */
export function lastMorning(hours: QuietHours, timeZone: string, now: Date): Date {
  const today = localTimeOf(now, timeZone).setUTCHours(0, 0, 0, 0);
  const morning = morningOn(today, hours, timeZone);
  return morning <= now ? morning : morningOn(today - DAY, hours, timeZone);
}

/**
 * Returns when the next email summary is due: at 08:00 where the person is, on Mondays for weekly ones, or when their
 * quiet hours end after that. Null when they want none.
 */
export function nextDigest(preferences: Preferences, timeZone: string, now: Date): Date | null {
  if (preferences.digest === 'off') return null;
  const today = localTimeOf(now, timeZone).setUTCHours(0, 0, 0, 0);
  for (let day = today; ; day += DAY) {
    if (preferences.digest === 'weekly' && new Date(day).getUTCDay() !== MONDAY) continue;
    const due = morningOn(day, preferences, timeZone);
    if (due > now) return due;
  }
}
