import { z } from 'zod';

/**
 * Returns the rows of a data file as their schema makes them. Lists of plain strings need no schema: the compiler knows
 * them.
 * @throws Error with the place of the first value that does not fit, or when there are no rows
 */
export function parseRows<T extends z.ZodType>(
  rows: readonly unknown[],
  row: T,
): readonly [z.output<T>, ...z.output<T>[]] {
  const [first, ...others] = z.array(row).parse(rows);
  if (first === undefined) throw new Error('A data file has no rows.');
  return [first, ...others];
}
