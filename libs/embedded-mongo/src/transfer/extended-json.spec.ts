import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  EJSON,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { describe, expect, it } from 'vitest';
import { doc, encode, type Doc } from '../bson.ts';
import { documentText } from './extended-json.ts';
import { readDocument } from './read-extended-json.ts';

const every: Doc = doc({
  b: 'text with "quotes"   and é',
  '2': new Int32(-1),
  '1': new Double(3),
  nan: new Double(Number.NaN),
  minus: new Double(-0),
  long: Long.fromString('9007199254740993'),
  dec: Decimal128.fromString('1.10'),
  date: new Date(-1),
  id: new ObjectId('0123456789abcdef01234567'),
  bin: new Binary(Uint8Array.of(1, 2, 255), 5),
  re: new BSONRegExp('a/b', 'i'),
  ts: new Timestamp({ t: 4_000_000_000, i: 7 }),
  min: new MinKey(),
  max: new MaxKey(),
  code: new Code('x'),
  deep: doc({ list: [null, true, doc({})], $dollar: new Int32(1) }),
});

describe('Extended JSON', () => {
  it('keeps every type and the order of keys', () => {
    expect(encode(readDocument(documentText(every)))).toEqual(encode(every));
  });

  it('is what the official library reads', () => {
    const read = EJSON.parse(documentText(every), { relaxed: false });
    expect(EJSON.stringify(read, { relaxed: false })).toBe(
      EJSON.stringify(EJSON.parse(documentText(every), { relaxed: false }), { relaxed: false }),
    );
    expect(read.long.toString()).toBe('9007199254740993');
    expect(read.bin.sub_type).toBe(5);
  });

  it('reads the relaxed form of mongoexport', () => {
    const read = readDocument(
      '{"i":1,"l":5000000000,"d":1.5,"t":{"$date":"2020-01-02T03:04:05.006Z"},"o":{"$oid":"0123456789abcdef01234567"}}',
    );
    expect(encode(read)).toEqual(
      encode(
        doc({
          i: new Int32(1),
          l: Long.fromNumber(5_000_000_000),
          d: new Double(1.5),
          t: new Date('2020-01-02T03:04:05.006Z'),
          o: new ObjectId('0123456789abcdef01234567'),
        }),
      ),
    );
  });

  it.each(['{"a":1', '[1]', '{"a":{"$oid":"xyz"}}', '{"a":{"$date":"never"}}', '{"a":1}}', "{'a':1}"])(
    'refuses %s',
    (line) => {
      expect(() => readDocument(line)).toThrow();
    },
  );
});
