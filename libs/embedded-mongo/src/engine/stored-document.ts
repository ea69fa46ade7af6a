import { decode, encode, type Doc } from '../bson.ts';

/** How many raw bytes of documents may be kept decoded as well; a decoded document takes about four times its bytes. */
const DECODED_BUDGET = 24 * 1024 * 1024;

let decodedBytes = 0;
let decoded: StoredDocument[] = [];
let oldest = 0;

function keepDecoded(document: StoredDocument): void {
  decoded.push(document);
  decodedBytes += document.raw.length;
  while (decodedBytes > DECODED_BUDGET) {
    const victim = decoded[oldest++];
    if (!victim) break;
    decodedBytes -= victim.raw.length;
    victim.forgetDecoded();
  }
  if (oldest > 10_000 && oldest * 2 > decoded.length) {
    decoded = decoded.slice(oldest);
    oldest = 0;
  }
}

/** One version of a document: its bytes for ever, its decoded form while there is room. Neither may be changed. */
export class StoredDocument {
  readonly raw: Uint8Array;
  #decoded: Doc | undefined;

  constructor(raw: Uint8Array, doc?: Doc) {
    this.raw = raw;
    this.#decoded = doc;
    if (doc) keepDecoded(this);
  }

  static of(doc: Doc): StoredDocument {
    return new StoredDocument(encode(doc), doc);
  }

  get doc(): Doc {
    if (!this.#decoded) {
      this.#decoded = decode(this.raw);
      keepDecoded(this);
    }
    return this.#decoded;
  }

  forgetDecoded(): void {
    this.#decoded = undefined;
  }
}
