import type { z } from 'zod';

/** A named selection of a record's fields for one audience. */
export interface View<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly fields: readonly string[];
  readonly schema: z.ZodObject<Shape>;
}

/** A view of whatever record. */
export interface AnyView {
  readonly name: string;
  readonly fields: readonly string[];
  readonly schema: z.ZodType;
}

/**
 * Picks fields of a record schema for an audience. The server projects with `fields`, and each reply once more by
 * `schema`, which tests and the documentation use too. A field that is not listed never leaves the server for that
 * audience.
 */
export function view<Shape extends z.ZodRawShape, const Field extends keyof Shape & string>(
  name: string,
  record: z.ZodObject<Shape>,
  fields: readonly Field[],
): View<Pick<Shape, Field>> {
  const mask = Object.fromEntries(fields.map((field) => [field, true as const]));
  return { name, fields, schema: record.pick(mask as never) };
}

/** The record type that a view sends. */
export type ViewOf<V extends AnyView> = z.infer<V['schema']>;
