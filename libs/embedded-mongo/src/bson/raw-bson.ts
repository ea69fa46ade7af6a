/** Bytes of the fixed-size types of BSON, by type number. */
const FIXED: Readonly<Record<number, number>> = {
  0x01: 8,
  0x06: 0,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
};

/** Returns the length of the document that begins at `at`. @throws RangeError when it does not fit before `end` */
export function documentLength(buffer: Buffer, offset: number, end: number): number {
  const length = offset + 4 <= end ? buffer.readInt32LE(offset) : -1;
  if (length < 5 || offset + length > end) throw new RangeError('a document does not fit its message');
  return length;
}

/** Bytes of a value of this type that begins at `at`. @throws RangeError for a type that is none */
export function valueLength(buffer: Buffer, type: number, offset: number): number {
  const fixed = FIXED[type];
  if (fixed !== undefined) return fixed;
  switch (type) {
    case 0x02:
    case 0x0d:
    case 0x0e:
      return 4 + buffer.readInt32LE(offset);
    case 0x03:
    case 0x04:
    case 0x0f:
      return buffer.readInt32LE(offset);
    case 0x05:
      return 5 + buffer.readInt32LE(offset);
    case 0x0b:
      return buffer.indexOf(0, buffer.indexOf(0, offset) + 1) + 1 - offset;
    case 0x0c:
      return 16 + buffer.readInt32LE(offset);
    default:
      throw new RangeError(`unknown BSON type ${type}`);
  }
}

interface RawElement {
  readonly type: number;
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

/** Returns the elements of a document, undecoded. */
export function* elements(document: Buffer): Generator<RawElement> {
  for (let offset = 4; offset < document.length - 1;) {
    const type = document[offset] ?? 0;
    const nameEnd = document.indexOf(0, offset + 1);
    const start = nameEnd + 1;
    const length = valueLength(document, type, start);
    yield { type, name: document.toString('latin1', offset + 1, nameEnd), start, length };
    offset = start + length;
  }
}

/** Returns the documents of an array field at the top of a document, undecoded; undefined when it is no array of documents. */
export function splitArray(document: Buffer, field: string): Uint8Array[] | undefined {
  for (const { type, name, start, length } of elements(document)) {
    if (name !== field) continue;
    if (type !== 0x04) return undefined;
    const array = document.subarray(start, start + length);
    const parts: Uint8Array[] = [];
    for (const element of elements(array)) {
      if (element.type !== 0x03) return undefined;
      parts.push(array.subarray(element.start, element.start + element.length));
    }
    return parts;
  }
  return undefined;
}
