import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { timeZone } from '../places/place.contract.ts';

export const newsEventLimits = { place: { min: 2, max: 120 } } as const;

/** A time of day at the place of an event, such as 2027-04-29T13:00: whoever reads it elsewhere sees the same clock. */
const localTime = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'Choose a day and a time.',
    abort: true,
  })
  .refine((value) => {
    const read = new Date(`${value}:00Z`);
    return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value);
  }, 'Choose a day and a time.');

/** An event that a news item is about: when, in the time of its place, and where. */
export const newsEvent = z
  .strictObject({
    startsAt: localTime,
    endsAt: z.preprocess((value) => (value === '' ? null : value), localTime.nullable()).default(null),
    place: line(newsEventLimits.place.min, newsEventLimits.place.max),
    /** Of the place; the product's own where it is left out. */
    timeZone: timeZone.optional(),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
    path: ['endsAt'],
    message: 'Choose an end after the start.',
  });
export type NewsEvent = z.infer<typeof newsEvent>;
