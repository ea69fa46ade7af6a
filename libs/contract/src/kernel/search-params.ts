import { z } from 'zod';

/**
 * Parameters of a public search as they stand in the address, where everything is text. An empty value is none.
 */

/** Parses several values, separated by commas. */
export const severalValues = <T extends z.ZodType>(schema: T, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value !== '' ? value.split(',') : value === '' ? undefined : value),
    z.array(schema).max(max).optional(),
  );
/** What {@link severalValues} makes of the schema of a value. */
export type SeveralValues<Value> = ReturnType<typeof severalValues<z.ZodType<Value>>>;

/** Parses a yes or no. */
export const flagParam = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((value) => value === 'true' || value === '1')
  .optional();

/** Parses a whole number up to `max`. */
export const wholeNumber = (max: number) => z.coerce.number().int().min(0).max(max).optional();

/** Parses the number of a page; later ones than this are not for people. */
export const pageParam = z.coerce.number().int().min(1).max(5_000).default(1);
