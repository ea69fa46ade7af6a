import { MongoServerError } from '../errors.ts';
import { dayOfYear, isoDayOfWeek, isoWeek, isoYear, localDate, MINUTE, week } from './parts.ts';
import type { Zone } from './zone.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

function yearText(year: number): string {
  if (year < 0 || year > 9999) {
    throw new MongoServerError(18537, `$dateToString is only defined on year 0-9999, tried to use year ${year}`);
  }
  return padded(year, 4);
}

const offsetText = (offset: number): string => {
  const minutes = Math.abs(Math.trunc(offset / MINUTE));
  return `${offset < 0 ? '-' : '+'}${padded(Math.floor(minutes / 60), 2)}${padded(minutes % 60, 2)}`;
};

const FIELDS: Readonly<Record<string, (local: Date, offset: number) => string>> = {
  d: (local) => padded(local.getUTCDate(), 2),
  G: (local) => yearText(isoYear(local)),
  H: (local) => padded(local.getUTCHours(), 2),
  j: (local) => padded(dayOfYear(local), 3),
  L: (local) => padded(local.getUTCMilliseconds(), 3),
  m: (local) => padded(local.getUTCMonth() + 1, 2),
  M: (local) => padded(local.getUTCMinutes(), 2),
  S: (local) => padded(local.getUTCSeconds(), 2),
  w: (local) => String(local.getUTCDay() + 1),
  u: (local) => String(isoDayOfWeek(local)),
  U: (local) => padded(week(local), 2),
  V: (local) => padded(isoWeek(local), 2),
  Y: (local) => yearText(local.getUTCFullYear()),
  z: (_local, offset) => offsetText(offset),
  Z: (_local, offset) => String(Math.trunc(offset / MINUTE)),
  b: (local) => (MONTHS[local.getUTCMonth()] ?? '').slice(0, 3),
  B: (local) => MONTHS[local.getUTCMonth()] ?? '',
  '%': () => '%',
};

/** @throws MongoServerError 18535, 18536 for a format that is none */
export function checkFormat(format: string): void {
  for (let position = 0; position < format.length; position++) {
    if (format[position] !== '%') continue;
    const name = format[++position];
    if (name === undefined) throw new MongoServerError(18535, "Unmatched '%' at end of format string");
    if (!Object.hasOwn(FIELDS, name))
      throw new MongoServerError(18536, `Invalid format character '%${name}' in format string`);
  }
}

/**
 * Returns a date as text, in a format that was checked. Source: MongoDB manual, reference/operator/aggregation/dateToString,
 * format specifiers.
 */
export function formatDate(date: Date, format: string, zone: Zone): string {
  const local = localDate(date, zone);
  const offset = local.getTime() - date.getTime();
  return format.replace(/%(.)/g, (_all, name: string) => FIELDS[name]?.(local, offset) ?? '');
}
