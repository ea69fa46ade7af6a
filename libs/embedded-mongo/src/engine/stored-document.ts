import { decode, decodeFields, encode, type Doc } from '../bson.ts';

/** How many raw bytes of documents may be kept decoded as well; a decoded document takes about four times its bytes. */
const DECODED_BUDGET = 24 * 1024 * 1024;

let decodedBytes = 0;

/**
 * One version of a document: its bytes for ever, its decoded form while there is room for it. Neither may be changed.
 * Documents that are decoded when there is no more room are decoded each time they are read, or only the fields that
 * are asked for; a scan of a large collection then leaves nothing behind.
 */
export class StoredDocument {
  readonly raw: Uint8Array;
  #decoded: Doc | undefined;
  #isCurrent = false;

  constructor(raw: Uint8Array, doc?: Doc) {
    this.raw = raw;
    this.#decoded = doc;
  }

  static of(doc: Doc): StoredDocument {
    return new StoredDocument(encode(doc), doc);
  }

  get doc(): Doc {
    if (this.#decoded) return this.#decoded;
    const doc = decode(this.raw);
    if (this.#isCurrent) this.#keep(doc);
    return doc;
  }

  /** Returns a document with these top-level fields, as far as it has them, and perhaps more. */
  withFields(names: ReadonlySet<string>): Doc {
    if (this.#decoded || (this.#isCurrent && this.#fits)) return this.doc;
    return decodeFields(this.raw, names);
  }

  get #fits(): boolean {
    return decodedBytes + this.raw.length <= DECODED_BUDGET;
  }

  /** The version has become the current one of its collection: it is worth keeping decoded. */
  adopt(): void {
    const doc = this.#decoded;
    this.#decoded = undefined;
    this.#isCurrent = true;
    if (doc) this.#keep(doc);
  }

  /** The version is not current any more. */
  release(): void {
    if (this.#isCurrent && this.#decoded) decodedBytes -= this.raw.length;
    this.#decoded = undefined;
    this.#isCurrent = false;
  }

  #keep(doc: Doc): void {
    if (!this.#fits) return;
    decodedBytes += this.raw.length;
    this.#decoded = doc;
  }
}
