import type { AnyView, ViewOf } from '@prentice/contract';
import { ObjectId } from 'mongodb';

function plain(value: unknown): unknown {
  if (value === undefined || value === null || typeof value !== 'object') return value ?? null;
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === '_id' ? 'id' : key, plain(inner)]));
}

/**
 * Returns the part of a record that a view shows. A field that the view does not list is never read.
 * @param extra derived fields of the view that are not stored
 */
export function project<V extends AnyView>(view: V, document: object, extra: object = {}): ViewOf<V> {
  const source: Record<string, unknown> = { ...document, ...extra };
  const result: Record<string, unknown> = {};
  for (const field of view.fields)
    result[field] = plain(field === 'id' ? (source['id'] ?? source['_id']) : source[field]);
  return result as ViewOf<V>;
}
