import { MongoServerError } from './errors.ts';

/**
 * Returns the parts of a field path as aggregation and sorts have them.
 * @throws MongoServerError 40352, 40353, 15998, 16410, 16412 for empty parts, `$` prefixes and null bytes
 */
export function fieldPath(path: string): readonly string[] {
  if (path === '') throw new MongoServerError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new MongoServerError(40353, "FieldPath must not end with a '.'.");
  const parts = path.split('.');
  for (const part of parts) {
    if (part === '') throw new MongoServerError(15998, 'FieldPath field names may not be empty strings.');
    if (part.startsWith('$')) {
      throw new MongoServerError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField. Path: ${path}`,
      );
    }
    if (part.includes('\0')) throw new MongoServerError(16411, 'FieldPath field names may not contain null bytes.');
  }
  return parts;
}
