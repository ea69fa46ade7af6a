import { deserialize, serialize } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, decodeFields, encode } from '../../src/bson.ts';
import { identical } from '../../src/identical.ts';
import { documents } from './arbitraries.ts';

const RUNS = { numRuns: 400, seed: 20_261_121 };

describe('codec', () => {
  it('gives back the same document, to the byte', () => {
    fc.assert(
      fc.property(documents, (doc) => {
        const bytes = encode(doc);
        const again = decode(bytes);
        expect(identical(again, doc)).toBe(true);
        expect(Buffer.compare(encode(again), bytes)).toBe(0);
      }),
      RUNS,
    );
  });

  it('writes what the official codec reads and writes again to the byte', () => {
    fc.assert(
      fc.property(documents, (doc) => {
        // Plain objects put names that look like numbers first: those documents are beyond them.
        fc.pre([...namesOf(doc)].every((name) => !/^\d+$/.test(name) && name !== '__proto__'));
        const bytes = encode(doc);
        const official = serialize(
          deserialize(bytes, { promoteValues: false, bsonRegExp: true, promoteBuffers: false }),
        );
        expect(Buffer.compare(official, bytes)).toBe(0);
      }),
      RUNS,
    );
  });

  it('reads some fields as it reads all, in their order', () => {
    fc.assert(
      fc.property(documents, fc.func(fc.boolean()), fc.boolean(), (doc, chosen, more) => {
        const some = new Map([...doc].filter(([name]) => chosen(name)));
        const names = new Set([...some.keys(), ...(more ? ['a name that no document has'] : [])]);
        expect(identical(decodeFields(encode(doc), names), some)).toBe(true);
      }),
      RUNS,
    );
  });

  it('refuses bytes that were cut off or changed in length, never reads beyond them', () => {
    fc.assert(
      fc.property(documents, fc.nat(), (doc, position) => {
        const bytes = encode(doc);
        const cut = bytes.slice(0, position % bytes.length);
        expect(() => decode(cut)).toThrow(/./);
      }),
      RUNS,
    );
  });

  it('reads any bytes or refuses them with an error of its own', () => {
    fc.assert(
      fc.property(documents, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }), (doc, changes) => {
        const bytes = encode(doc);
        for (const [index, byte] of changes) bytes[index % bytes.length] = byte;
        expect(outcome(bytes)).toMatch(/read|MongoServerError/);
      }),
      RUNS,
    );
  });
});

function outcome(bytes: Uint8Array): string {
  try {
    decode(bytes);
    return 'read';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'no error';
  }
}

function* namesOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const element of value) yield* namesOf(element);
  if (!(value instanceof Map)) return;
  for (const [name, entry] of value) {
    yield String(name);
    yield* namesOf(entry);
  }
}
