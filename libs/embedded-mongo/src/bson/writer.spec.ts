import { deserialize, ObjectId } from 'bson';
import { expect, it } from 'vitest';
import { doc, type Value } from '../value.ts';
import { Writer } from './writer.ts';

function written(fields: Record<string, Value>): Uint8Array {
  const writer = new Writer();
  writer.document(doc(fields));
  return writer.finish();
}

/* A writer begins with room for 64 KiB. */
it.each([
  ['a list', { values: Array.from({ length: 6_000 }, (_, n) => ObjectId.createFromTime(n)), ok: 'yes' }],
  ['a text', { text: 'x'.repeat(70_000), ok: 'yes' }],
  ['a document within', { inner: doc({ text: 'x'.repeat(70_000), after: 'y' }), ok: 'yes' }],
])('writes %s that is longer than the room it began with', (_, fields) => {
  const read = deserialize(written(fields), { promoteValues: true });
  expect(Object.keys(read)).toEqual(Object.keys(fields));
  expect(read['ok']).toBe('yes');
  const [first = ''] = Object.keys(fields);
  expect(JSON.stringify(read[first]).length).toBeGreaterThan(65_536);
});
