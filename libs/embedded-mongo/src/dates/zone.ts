import { MongoServerError } from '../errors.ts';

/** A time zone: milliseconds to add to UTC at an instant. */
export interface Zone {
  readonly offset: (instant: number) => number;
  readonly isUtc: boolean;
  readonly name: string;
}

export const UTC: Zone = { offset: () => 0, isUtc: true, name: 'UTC' };

const zones = new Map<string, Zone>([
  ['UTC', UTC],
  ['GMT', UTC],
  ['Z', UTC],
]);
const OFFSET = /^([+-])(\d\d)(?::?(\d\d))?$/;

function fixedZone(text: string): Zone | undefined {
  const match = OFFSET.exec(text);
  if (!match) return undefined;
  const size = (Number(match[2]) * 60 + Number(match[3] ?? 0)) * 60_000;
  const offset = match[1] === '-' ? -size : size;
  return { offset: () => offset, isUtc: offset === 0, name: text };
}

function formatterOf(text: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
}

function namedZone(text: string): Zone | undefined {
  const formatter = /^[A-Za-z]/.test(text) ? formatterOf(text) : undefined;
  if (!formatter) return undefined;
  const offsetCache = new Map<number, number>();
  const quarter = 15 * 60_000;
  const read = (instant: number): number => {
    const name = formatter.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
    const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
    return sign === '-' ? -size : size;
  };
  return {
    name: text,
    isUtc: false,
    offset: (instant) => {
      const key = Math.floor(instant / quarter);
      let offset = offsetCache.get(key);
      if (offset === undefined) {
        if (offsetCache.size > 10_000) offsetCache.clear();
        offset = read(instant);
        offsetCache.set(key, offset);
      }
      return offset;
    },
  };
}

/** Returns a zone by its name in the time zone database, or by an offset. @throws MongoServerError 40485 */
export function zoneOf(text: string): Zone {
  const cachedZone = zones.get(text);
  if (cachedZone) return cachedZone;
  const zone = fixedZone(text) ?? namedZone(text);
  if (!zone) throw new MongoServerError(40485, `unrecognized time zone identifier: "${text}"`);
  if (zones.size < 1000) zones.set(text, zone);
  return zone;
}

/** Returns the instant at which the clocks of a zone show this time (given as if it were UTC). */
export function instantOf(local: number, zone: Zone): number {
  const guess = local - zone.offset(local);
  return local - zone.offset(guess);
}
