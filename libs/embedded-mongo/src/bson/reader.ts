import { isUtf8 } from 'node:buffer';
import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { badValue, invalidBson, overflow } from '../errors.ts';
import { CodeWithScope, type Doc, type Value } from '../value.ts';
import { keyAt } from './key-cache.ts';
import { valueLength } from './raw-bson.ts';

/** How deep documents may be nested, as in MongoDB. */
export const MAX_DEPTH = 200;

/** JavaScript's dates end here, 285,616 years from 1970. */
const LARGEST_DATE = 8_640_000_000_000_000;

/** Reads one document's bytes. Binary values share memory with them. */
export class Reader {
  readonly bytes: Buffer;
  at = 0;
  end: number;
  depth = 0;
  private readonly checksText: boolean;

  /** @param checksText refuses text that is not UTF-8, which would be stored as it is and read as something else */
  constructor(bytes: Uint8Array, checksText = false) {
    this.checksText = checksText;
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = bytes.length;
  }

  take(count: number): number {
    const start = this.at;
    if (count < 0 || start + count > this.end) throw invalidBson('BSON element is longer than its document');
    this.at = start + count;
    return start;
  }

  /** Returns whether everything was read. */
  get done(): boolean {
    return this.at === this.bytes.length;
  }

  int32(): number {
    return this.bytes.readInt32LE(this.take(4));
  }

  string(): string {
    const length = this.int32();
    if (length < 1) throw invalidBson('BSON string without a terminator');
    const start = this.take(length);
    return this.checked(text(this.bytes, start, start + length - 1), start, start + length - 1);
  }

  cstring(): string {
    const end = this.bytes.indexOf(0, this.at);
    if (end < 0 || end >= this.end) throw invalidBson('BSON name without a terminator');
    const value = this.checked(this.bytes.toString('utf8', this.at, end), this.at, end);
    this.at = end + 1;
    return value;
  }

  /** Returns what is not UTF-8 is read as U+FFFD, so that only texts with that character need a second look. */
  private checked(value: string, start: number, end: number): string {
    if (this.checksText && value.includes('\ufffd') && !isUtf8(this.bytes.subarray(start, end)))
      throw invalidBson('BSON text is not UTF-8');
    return value;
  }

  key(): string {
    const name = keyAt(this.bytes, this.at, this.end);
    if (name === undefined) return this.cstring();
    this.at += name.length + 1;
    return name;
  }

  /** Narrows the reader to the document at hand; gives the end to go back to. */
  open(): number {
    const start = this.at;
    const length = this.int32();
    const outer = this.end;
    if (length < 5 || start + length > outer) throw invalidBson('BSON document with a wrong length');
    if (this.bytes[start + length - 1] !== 0) throw invalidBson('BSON document without a terminator');
    if (++this.depth > MAX_DEPTH) throw overflow(`BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`);
    this.end = start + length - 1;
    return outer;
  }

  close(outer: number): void {
    if (this.at !== this.end) throw invalidBson('BSON document with a wrong length');
    this.at++;
    this.end = outer;
    this.depth--;
  }

  document(): Doc {
    const outer = this.open();
    const result: Doc = new Map();
    let fields = 0;
    while (this.at < this.end) {
      const type = this.bytes[this.at++] ?? 0;
      const name = this.key();
      result.set(name, this.value(type));
      fields++;
    }
    if (fields !== result.size) throw invalidBson('Documents with two fields of one name are not supported');
    this.close(outer);
    return result;
  }

  /** Returns the document's fields of these names; all others are passed over. Only for a document that was read before. */
  fields(names: ReadonlySet<string>): Doc {
    const outer = this.open();
    const result: Doc = new Map();
    while (this.at < this.end && result.size < names.size) {
      const type = this.bytes[this.at++] ?? 0;
      const name = this.key();
      if (names.has(name)) result.set(name, this.value(type));
      else this.at += valueLength(this.bytes, type, this.at);
    }
    this.at = this.end;
    this.close(outer);
    return result;
  }

  array(): Value[] {
    const outer = this.open();
    const result: Value[] = [];
    while (this.at < this.end) {
      const type = this.bytes[this.at++] ?? 0;
      while (this.bytes[this.at++] !== 0) if (this.at > this.end) throw invalidBson('BSON name without a terminator');
      result.push(this.value(type));
    }
    this.close(outer);
    return result;
  }

  value(type: number): Value {
    switch (type) {
      case 0x02:
        return this.string();
      case 0x10:
        return new Int32(this.int32());
      case 0x07:
        return readObjectId(this);
      case 0x09:
        return readDate(this);
      case 0x08:
        return this.bytes[this.take(1)] !== 0;
      case 0x0a:
        return null;
      case 0x01:
        return new Double(this.bytes.readDoubleLE(this.take(8)));
      case 0x03:
        return this.document();
      case 0x04:
        return this.array();
      case 0x12:
        return new Long(this.int32(), this.int32());
      default:
        return readRare(this, type);
    }
  }
}

/** Short plain text is read faster by hand than by a call into the runtime. */
function text(bytes: Buffer, start: number, end: number): string {
  if (end - start > 24) return bytes.toString('utf8', start, end);
  let result = '';
  for (let offset = start; offset < end; offset++) {
    const byte = bytes[offset] ?? 0;
    if (byte > 127) return bytes.toString('utf8', start, end);
    result += String.fromCharCode(byte);
  }
  return result;
}

const idBytes = new Uint8Array(12);

/** Reads an ObjectId copies the bytes it is made from; a view of the document for each would cost more than the copy. */
function readObjectId(reader: Reader): ObjectId {
  const start = reader.take(12);
  for (let index = 0; index < 12; index++) idBytes[index] = reader.bytes[start + index] ?? 0;
  return new ObjectId(idBytes);
}

function readDate(reader: Reader): Date {
  const start = reader.take(8);
  const low = reader.bytes.readUInt32LE(start);
  const high = reader.bytes.readInt32LE(start + 4);
  const date = new Date(high * 2 ** 32 + low);
  if (Number.isNaN(date.getTime())) throw invalidBson(`Dates beyond ${LARGEST_DATE} ms from 1970 are not supported`);
  return date;
}

function readBinary(reader: Reader): Binary {
  let length = reader.int32();
  const subtype = reader.bytes[reader.take(1)] ?? 0;
  if (subtype === Binary.SUBTYPE_BYTE_ARRAY) {
    const inner = reader.int32();
    if (inner !== length - 4) throw invalidBson('BSON binary of subtype 2 with a wrong length');
    length = inner;
  }
  const start = reader.take(length);
  return new Binary(reader.bytes.subarray(start, start + length), subtype);
}

function readRegExp(reader: Reader): BSONRegExp {
  const pattern = reader.cstring();
  const options = reader.cstring();
  if (/[^ilmsux]/.test(options)) throw badValue(`invalid flag in regex options: ${options}`);
  return new BSONRegExp(pattern, options);
}

function readCodeWithScope(reader: Reader): CodeWithScope {
  const start = reader.at;
  const length = reader.int32();
  const value = new CodeWithScope(reader.string(), reader.document());
  if (reader.at !== start + length) throw invalidBson('BSON code with scope with a wrong length');
  return value;
}

function readRare(reader: Reader, type: number): Value {
  switch (type) {
    case 0x05:
      return readBinary(reader);
    case 0x0b:
      return readRegExp(reader);
    case 0x0d:
      return new Code(reader.string());
    case 0x0e:
      return new BSONSymbol(reader.string());
    case 0x0f:
      return readCodeWithScope(reader);
    case 0x11:
      return new Timestamp(new Long(reader.int32(), reader.int32(), true));
    case 0x13: {
      const start = reader.take(16);
      return new Decimal128(reader.bytes.subarray(start, start + 16));
    }
    case 0xff:
      return new MinKey();
    case 0x7f:
      return new MaxKey();
    default:
      throw invalidBson(`BSON type 0x${type.toString(16).padStart(2, '0')} is not supported`);
  }
}
