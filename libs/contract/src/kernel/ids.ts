import { z } from 'zod';

/** A record id: an ObjectId as 24 lower-case hexadecimal digits. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{24}$/, 'Not an id.')
  .meta({ id: 'Id', examples: ['665f1c2ab7e4f0a1d2c3b4a5'] });
export type Id = z.infer<typeof id>;

/** Returns whether a text is a record id. */
export const isId = (text: string): text is Id => id.safeParse(text).success;

/** Path parameters of an operation on one record. */
export const idParams = z.strictObject({ id });
