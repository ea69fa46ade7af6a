import { DAY } from './days.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = formats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-GB', { ...parts, second: '2-digit', timeZone, hourCycle: 'h23' });
  formats.set(timeZone, format);
  return format;
}

/** Returns the date and time of day that clocks of a zone show, as if they were in UTC. */
export function localTimeOf(date: Date, timeZone: string): Date {
  const parts = formatOf(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((each) => each.type === type)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')));
}

/**
 * Returns when the clocks of a zone show a date and time of day. A time that they skip comes out as much later as they
 * are put forward; of a time that comes twice, it is the first.
 * @param localTime as if it were in UTC
 */
export function instantOfLocalTime(localTime: Date, timeZone: string): Date {
  const shift = (instant: number): number => localTimeOf(new Date(instant), timeZone).getTime() - instant;
  const candidates = [shift(localTime.getTime() - DAY), shift(localTime.getTime() + DAY)].map(
    (offset) => localTime.getTime() - offset,
  );
  const fitting = candidates.filter((instant) => instant + shift(instant) === localTime.getTime());
  return new Date(Math.min(...(fitting.length > 0 ? fitting : [candidates[0] ?? localTime.getTime()])));
}
