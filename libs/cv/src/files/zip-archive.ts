import { crc32, inflateRawSync } from 'node:zlib';

/** One file of an archive, as its directory and its own header agree on it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  /** The bytes as they are stored. */
  readonly packed: Uint8Array;
}

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const DIRECTORY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x2041;
/** The sizes of an entry follow its data instead of standing in its header. */
const SIZES_FOLLOW = 0x0008;

/**
 * Field offsets of the end record, the directory and the local header are those of APPNOTE.TXT 6.3.10, 4.3.7 to 4.3.16.
 */
class Reader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  short(offset: number): number {
    return this.#view.getUint16(offset, true);
  }

  long(offset: number): number {
    return this.#view.getUint32(offset, true);
  }

  text(offset: number, length: number): string {
    return Buffer.from(this.part(offset, length)).toString('latin1');
  }

  /** @throws RangeError outside of the archive */
  part(offset: number, length: number): Uint8Array {
    if (offset + length > this.bytes.length) throw new RangeError('Outside of the archive.');
    return this.bytes.subarray(offset, offset + length);
  }
}

/** The end record stands last, with its comment; none of its numbers may point to a ZIP64 record or to another disk. */
function directoryOf(zip: Reader): { entries: number; start: number; end: number } | null {
  for (let offset = zip.bytes.length - END_BYTES; offset >= 0; offset--) {
    if (zip.long(offset) !== END || offset + END_BYTES + zip.short(offset + 20) !== zip.bytes.length) continue;
    const [entries, size, start] = [zip.short(offset + 10), zip.long(offset + 12), zip.long(offset + 16)];
    const oneDisk = zip.long(offset + 4) === 0 && zip.short(offset + 8) === entries;
    return oneDisk && start + size === offset ? { entries, start, end: offset } : null;
  }
  return null;
}

/** Reads one record of the directory and compares the header of its file. Null when they do not agree. */
function entryAt(zip: Reader, index: number): { entry: ZipEntry; from: number; to: number; next: number } | null {
  const [nameLength, local] = [zip.short(index + 28), zip.long(index + 42)];
  const next = index + DIRECTORY_BYTES + nameLength + zip.short(index + 30) + zip.short(index + 32);
  const [flags, method] = [zip.short(index + 8), zip.short(index + 10)];
  if (zip.long(index) !== DIRECTORY || zip.short(index + 34) !== 0 || zip.long(local) !== LOCAL) return null;
  if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) return null;
  const name = zip.text(index + DIRECTORY_BYTES, nameLength);
  const sameName = zip.short(local + 26) === nameLength && zip.text(local + LOCAL_BYTES, nameLength) === name;
  const sameKind = zip.short(local + 6) === flags && zip.short(local + 8) === method;
  if (!sameName || !sameKind || !sameSizes(zip, index + 16, local + 14, (flags & SIZES_FOLLOW) !== 0)) return null;
  const data = local + LOCAL_BYTES + nameLength + zip.short(local + 28);
  const packed = zip.part(data, zip.long(index + 20));
  const entry = { name, method, crc: zip.long(index + 16), size: zip.long(index + 24), packed };
  return { entry, from: local, to: data + packed.length, next };
}

/** Compares checksum, packed and unpacked size; where they follow the data, the header may leave them out. */
function sameSizes(zip: Reader, directory: number, local: number, mayBeAbsent: boolean): boolean {
  return [0, 4, 8].every((field) => {
    const storedSize = zip.long(local + field);
    return storedSize === zip.long(directory + field) || (mayBeAbsent && storedSize === 0);
  });
}

function readAll(zip: Reader): readonly ZipEntry[] | null {
  const directory = directoryOf(zip);
  if (!directory) return null;
  const entries: { entry: ZipEntry; from: number; to: number }[] = [];
  let offset = directory.start;
  for (let count = 0; count < directory.entries; count++) {
    const read = entryAt(zip, offset);
    if (!read || read.to > directory.start) return null;
    entries.push(read);
    offset = read.next;
  }
  const inOrder = entries.toSorted((left, right) => left.from - right.from);
  const overlap = inOrder.some(({ from }, index) => from < (inOrder[index - 1]?.to ?? 0));
  const names = new Set(entries.map(({ entry }) => entry.name.toLowerCase()));
  const whole = offset === directory.end && inOrder[0]?.from === 0;
  return whole && !overlap && names.size === entries.length ? entries.map(({ entry }) => entry) : null;
}

/**
 * Returns the entries of an archive that means the same to every reader, null for any other: a directory that differs
 * from the headers of its files, files that overlap or have one name, encryption, ZIP64, several disks. Nothing is
 * unpacked.
 */
export function readZip(bytes: Uint8Array): readonly ZipEntry[] | null {
  try {
    return readAll(new Reader(bytes));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Returns the bytes of an entry, null when they are not as many as it says, or others. Unpacks no more than it says.
 */
export function unpack({ method, packed, size, crc }: ZipEntry): Uint8Array | null {
  try {
    const bytes = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
    return bytes.length === size && crc32(bytes) === crc ? bytes : null;
  } catch {
    return null;
  }
}
