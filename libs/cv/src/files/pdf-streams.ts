import { createInflate } from 'node:zlib';
import { CvFileError } from './cv-file-error.ts';

const MB = 1024 * 1024;
/**
 * Bytes that the streams of a PDF may unpack to: pages and tables are small, fonts larger, pictures as large as they
 * say.
 */
const MAX_CONTENT = 8 * MB;
const MAX_OTHER = 48 * MB;
const MAX_STREAMS = 20_000;
const STREAM = /\bstream\r?\n/g;
const FONT = /\/(?:Length1|FontFile[23]?)\b|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)\b/;
const IMAGE = /\/Subtype\s*\/Image\b/;
const DICTIONARY_REACH = 2_000;

interface PackedStream {
  readonly dictionary: string;
  readonly bytes: Uint8Array;
}

function* packedStreams(raw: string, bytes: Uint8Array): Generator<PackedStream> {
  let count = 0;
  for (const match of raw.matchAll(STREAM)) {
    if (++count > MAX_STREAMS) throw new CvFileError('REJECTED');
    const before = raw.slice(Math.max(0, match.index - DICTIONARY_REACH), match.index);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const start = match.index + match[0].length;
    const end = raw.indexOf('endstream', start);
    yield { dictionary, bytes: bytes.subarray(start, end < 0 ? raw.length : end) };
  }
}

/* Names may be written with `#` and digits (ISO 32000-1, 7.3.5), and filters by short names. */
const filtersOf = (dictionary: string): string[] =>
  [
    ...dictionary
      .replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
      .matchAll(/\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL|ASCII85Decode|A85|ASCIIHexDecode|AHx)\b/g),
  ].map(([, name = '']) => name);

/** Counts what a stream unpacks to, in pieces that are not kept; stops above the limit. */
function unpackedSize(bytes: Uint8Array, most: number): Promise<number> {
  return new Promise((resolve) => {
    const inflate = createInflate({ chunkSize: 64 * 1024 });
    let size = 0;
    const finish = (): void => {
      inflate.destroy();
      resolve(size);
    };
    inflate.on('data', (part: Uint8Array) => {
      size += part.length;
      if (size > most) finish();
    });
    inflate.once('end', finish);
    inflate.once('error', finish);
    inflate.end(bytes);
  });
}

/**
 * Unpacks every compressed stream of a PDF far enough to know that its reader may do so, keeping nothing: a file of 3
 * KB can unpack to a gigabyte. Takes time linear in what may be unpacked at most.
 * @throws CvFileError REJECTED when a stream, or all together, are larger than a CV's, or are packed twice
 */
export async function assertUnpackable(raw: string, bytes: Uint8Array): Promise<void> {
  let content = 0;
  let other = 0;
  for (const { dictionary, bytes: packed } of packedStreams(raw, bytes)) {
    const filters = filtersOf(dictionary);
    if (filters.filter((name) => /^(?:Fl|LZW|RL|RunLength)/.test(name)).length > 1) throw new CvFileError('REJECTED');
    if (!/^(?:Fl)/.test(filters[0] ?? '')) continue;
    const large = IMAGE.test(dictionary) || FONT.test(dictionary);
    const size = await unpackedSize(packed, large ? MAX_OTHER : MAX_CONTENT);
    if (large) other += size;
    else content += size;
    if (content > MAX_CONTENT || other > MAX_OTHER) throw new CvFileError('REJECTED');
  }
}
