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
import { badValue, overflow } from '../errors.ts';
import { CodeWithScope, type Doc, type Value } from '../value.ts';
import { MAX_DEPTH } from './reader.ts';

const FIRST_SIZE = 64 * 1024;
/** A scratch buffer larger than this is not kept for the next document. */
const KEPT_SIZE = 1024 * 1024;

/** Writes documents into one growing buffer. */
export class Writer {
  bytes = Buffer.allocUnsafeSlow(FIRST_SIZE);
  at = 0;
  depth = 0;

  /** Returns the bytes written since the last call, copied. */
  finish(): Uint8Array {
    const result = new Uint8Array(this.bytes.subarray(0, this.at));
    this.at = 0;
    this.depth = 0;
    if (this.bytes.length > KEPT_SIZE) this.bytes = Buffer.allocUnsafeSlow(FIRST_SIZE);
    return result;
  }

  room(count: number): void {
    if (this.at + count <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, this.at + count));
    this.bytes.copy(larger, 0, 0, this.at);
    this.bytes = larger;
  }

  byte(value: number): void {
    this.room(1);
    this.bytes[this.at++] = value;
  }

  int32(value: number): void {
    this.room(4);
    this.at = this.bytes.writeInt32LE(value, this.at);
  }

  raw(bytes: Uint8Array): void {
    this.room(bytes.length);
    this.bytes.set(bytes, this.at);
    this.at += bytes.length;
  }

  /** UTF-8 without a length; short plain text by hand, which is faster than a call into the runtime. */
  text(value: string): void {
    this.room(value.length * 3 + 1);
    if (value.length > 24) {
      this.at += this.bytes.write(value, this.at, 'utf8');
      return;
    }
    const start = this.at;
    for (let index = 0; index < value.length; index++) {
      const unit = value.charCodeAt(index);
      if (unit > 127) {
        this.at = start + this.bytes.write(value, start, 'utf8');
        return;
      }
      this.bytes[this.at++] = unit;
    }
  }

  cstring(value: string): void {
    const start = this.at;
    this.text(value);
    if (this.bytes.subarray(start, this.at).includes(0)) throw badValue('Names must not contain null bytes');
    this.byte(0);
  }

  name(value: string): void {
    const start = this.at;
    this.text(value);
    for (let offset = start; offset < this.at; offset++) {
      if (this.bytes[offset] === 0) throw badValue('Field names must not contain null bytes');
    }
    this.byte(0);
  }

  string(value: string): void {
    this.room(4);
    const start = this.at;
    this.at += 4;
    this.text(value);
    this.byte(0);
    this.bytes.writeInt32LE(this.at - start - 4, start);
  }

  document(value: Doc): void {
    const start = this.open();
    for (const [name, element] of value) this.element(name, element);
    this.close(start);
  }

  array(values: readonly Value[]): void {
    const start = this.open();
    for (const [index, element] of values.entries()) this.element(String(index), element);
    this.close(start);
  }

  open(): number {
    if (++this.depth > MAX_DEPTH) throw overflow(`BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`);
    this.room(4);
    const start = this.at;
    this.at += 4;
    return start;
  }

  /** Begins a document or array within another; gives what {@link close} wants. */
  openField(type: 0x03 | 0x04, name: string): number {
    this.byte(type);
    this.name(name);
    return this.open();
  }

  close(start: number): void {
    this.byte(0);
    this.bytes.writeInt32LE(this.at - start, start);
    this.depth--;
  }

  /** Type, name, value: the type's place is kept free until the value tells it. */
  element(name: string, value: Value): void {
    this.room(1);
    const typeAt = this.at++;
    this.name(name);
    const type = writeValue(this, value);
    /* Only now: writing may have moved all bytes to a larger buffer. */
    this.bytes[typeAt] = type;
  }
}

/** Writes a value and gives its type. */
function writeValue(writer: Writer, value: Value): number {
  if (typeof value === 'string') {
    writer.string(value);
    return 0x02;
  }
  if (value === null) return 0x0a;
  if (typeof value === 'boolean') {
    writer.byte(value ? 1 : 0);
    return 0x08;
  }
  if (value instanceof Map) {
    writer.document(value);
    return 0x03;
  }
  if (Array.isArray(value)) {
    writer.array(value);
    return 0x04;
  }
  return writeObject(writer, value);
}

type ScalarObject = Exclude<Value, string | boolean | null | Doc | Value[]>;

function writeObject(writer: Writer, value: ScalarObject): number {
  if (value instanceof Int32) {
    writer.int32(value.value);
    return 0x10;
  }
  if (value instanceof ObjectId) {
    writer.raw(value.id);
    return 0x07;
  }
  if (value instanceof Date) {
    writeDate(writer, value);
    return 0x09;
  }
  if (value instanceof Double) {
    writer.room(8);
    writer.at = writer.bytes.writeDoubleLE(value.value, writer.at);
    return 0x01;
  }
  // A Timestamp is a Long too.
  if (value instanceof Timestamp) {
    writeLong(writer, value);
    return 0x11;
  }
  if (value instanceof Long) {
    writeLong(writer, value);
    return 0x12;
  }
  return writeRare(writer, value);
}

function writeLong(writer: Writer, value: Pick<Long, 'low' | 'high'>): void {
  writer.int32(value.low | 0);
  writer.int32(value.high | 0);
}

function writeDate(writer: Writer, value: Date): void {
  const time = value.getTime();
  if (Number.isNaN(time)) throw badValue('Invalid date');
  const high = Math.floor(time / 2 ** 32);
  writer.room(8);
  writer.at = writer.bytes.writeUInt32LE(time - high * 2 ** 32, writer.at);
  writer.at = writer.bytes.writeInt32LE(high, writer.at);
}

function writeBinary(writer: Writer, value: Binary): void {
  const content = value.buffer.subarray(0, value.position);
  const old = value.sub_type === Binary.SUBTYPE_BYTE_ARRAY;
  writer.int32(content.length + (old ? 4 : 0));
  writer.byte(value.sub_type);
  if (old) writer.int32(content.length);
  writer.raw(content);
}

function writeCodeWithScope(writer: Writer, value: CodeWithScope): void {
  writer.room(4);
  const start = writer.at;
  writer.at += 4;
  writer.string(value.code);
  writer.document(value.scope);
  writer.bytes.writeInt32LE(writer.at - start, start);
}

type Rare = Exclude<ScalarObject, Int32 | ObjectId | Date | Double | Long | Timestamp>;

function writeRare(writer: Writer, value: Rare): number {
  if (value instanceof Binary) {
    writeBinary(writer, value);
    return 0x05;
  }
  if (value instanceof Decimal128) {
    writer.raw(value.bytes);
    return 0x13;
  }
  if (value instanceof BSONRegExp) {
    writer.cstring(value.pattern);
    writer.cstring(value.options);
    return 0x0b;
  }
  if (value instanceof MinKey) return 0xff;
  if (value instanceof MaxKey) return 0x7f;
  if (value instanceof CodeWithScope) {
    writeCodeWithScope(writer, value);
    return 0x0f;
  }
  if (value instanceof Code) {
    writer.string(value.code);
    return 0x0d;
  }
  if (value instanceof BSONSymbol) {
    writer.string(value.value);
    return 0x0e;
  }
  throw badValue('A value of no BSON type');
}
