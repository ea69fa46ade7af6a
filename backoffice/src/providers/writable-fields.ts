import type { OperationShape } from '@prentice/contract';

interface ObjectSchema {
  readonly shape: Readonly<Record<string, unknown>>;
}
const isObjectSchema = (schema: unknown): schema is ObjectSchema =>
  typeof schema === 'object' && schema !== null && 'shape' in schema && typeof schema.shape === 'object';

/**
 * Returns the part of a form's values that an operation's body takes. Forms hold whole records; the server refuses fields that
 * are not in the write shape, so owner, state, counters and times stay behind. A body that is no plain object schema
 * gets the values as they are.
 */
export function pickWritableFields(operation: OperationShape | undefined, values: object): object {
  const body: unknown = operation?.body;
  if (!isObjectSchema(body)) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(body.shape, name)));
}
