import { failedToParse, MongoServerError } from '../errors.ts';
import { DAY, HOUR, localDate, MINUTE, SECOND, utc } from './parts.ts';
import { instantOf, type Zone } from './zone.ts';

export type Unit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond';

const UNITS: readonly Unit[] = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond'];
const MONTHS: Partial<Record<Unit, number>> = { year: 12, quarter: 3, month: 1 };
const DAYS: Partial<Record<Unit, number>> = { week: 7, day: 1 };
const MILLISECONDS: Partial<Record<Unit, number>> = { hour: HOUR, minute: MINUTE, second: SECOND, millisecond: 1 };
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export function unitOf(text: string): Unit {
  const unit = UNITS.find((unit) => unit === text);
  if (unit) return unit;
  throw failedToParse(`unknown time unit value: ${text}`);
}

/** 0 for Sunday to 6 for Saturday, from a name or its first three letters. */
export function weekdayOf(text: string): number {
  const lower = text.toLowerCase();
  const day = WEEKDAYS.findIndex((name) => name === lower || name.slice(0, 3) === lower);
  if (day >= 0) return day;
  throw new MongoServerError(5439016, `'startOfWeek' value cannot be recognized as a day of a week: ${text}`);
}

const monthsOf = (local: Date): number => local.getUTCFullYear() * 12 + local.getUTCMonth();
const daysOf = (local: Date): number => Math.floor(local.getTime() / DAY);

/** Bins are counted from the start of the year 2000 in the zone. */
const REFERENCE = utc(2000, 0, 1);

const binned = (value: number, size: number): number => Math.floor(value / size) * size;

/** Returns the start of the bin of so many units that a date lies in. */
export function truncateDate(date: Date, unit: Unit, size: number, zone: Zone, firstDay: number): Date {
  const local = localDate(date, zone);
  const months = MONTHS[unit];
  if (months !== undefined) {
    const month = 24_000 + binned(monthsOf(local) - 24_000, months * size);
    return new Date(instantOf(utc(Math.floor(month / 12), ((month % 12) + 12) % 12, 1), zone));
  }
  const days = DAYS[unit];
  if (days !== undefined) {
    // 2000-01-01 was a Saturday.
    const reference = daysOf(new Date(REFERENCE)) + (unit === 'week' ? (firstDay + 1) % 7 : 0);
    return new Date(instantOf((reference + binned(daysOf(local) - reference, days * size)) * DAY, zone));
  }
  const reference = instantOf(REFERENCE, zone);
  return new Date(reference + binned(date.getTime() - reference, (MILLISECONDS[unit] ?? 1) * size));
}

function addMonths(local: Date, months: number): number {
  const month = monthsOf(local) + months;
  const year = Math.floor(month / 12);
  const last = new Date(utc(year, month - year * 12 + 1, 0)).getUTCDate();
  const timeOfDay = local.getTime() - daysOf(local) * DAY;
  return utc(year, month - year * 12, Math.min(local.getUTCDate(), last)) + timeOfDay;
}

/** Returns so many units later by the clocks of the zone; the last day of a month stays within the month. */
export function addUnits(date: Date, unit: Unit, amount: number, zone: Zone): Date {
  const months = MONTHS[unit];
  const days = DAYS[unit];
  if (months === undefined && days === undefined) return new Date(date.getTime() + amount * (MILLISECONDS[unit] ?? 1));
  const local = localDate(date, zone);
  const moved = months === undefined ? local.getTime() + amount * (days ?? 1) * DAY : addMonths(local, amount * months);
  return new Date(instantOf(moved, zone));
}

/** Returns how many boundaries of the unit lie between two dates. */
export function unitsBetween(start: Date, end: Date, unit: Unit, zone: Zone, firstDay: number): number {
  const from = localDate(start, zone);
  const to = localDate(end, zone);
  const months = MONTHS[unit];
  if (months !== undefined) return Math.floor(monthsOf(to) / months) - Math.floor(monthsOf(from) / months);
  if (unit === 'day') return daysOf(to) - daysOf(from);
  // 1970-01-01 was a Thursday.
  if (unit === 'week') {
    const weeks = (local: Date): number => Math.floor((daysOf(local) + 4 - firstDay) / 7);
    return weeks(to) - weeks(from);
  }
  const size = MILLISECONDS[unit] ?? 1;
  const shift = zone.offset(start.getTime()) % size;
  return Math.floor((end.getTime() + shift) / size) - Math.floor((start.getTime() + shift) / size);
}
