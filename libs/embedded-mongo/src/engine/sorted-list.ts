const CHUNK = 512;
/** Entries of a chunk that is filled at once: room is left for more. */
const FILLED = 384;

/** A place between two entries of a {@link SortedList}. Valid until the list changes. */
export interface Place {
  readonly chunk: number;
  readonly offset: number;
}

/**
 * Entries kept in order, in chunks: an insertion or removal moves the entries of one chunk only, a range is counted
 * chunk by chunk. The order must be total: two entries that compare equal are the same entry.
 */
export class SortedList<T> {
  readonly #chunks: T[][] = [];
  readonly #compare: (a: T, b: T) => number;
  #size = 0;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#size;
  }

  /** Takes over many entries at once that are in order already; only for a list that is empty. */
  fill(entries: readonly T[]): void {
    for (let from = 0; from < entries.length; from += FILLED) this.#chunks.push(entries.slice(from, from + FILLED));
    this.#size = entries.length;
  }

  insert(entry: T): void {
    const { chunk, offset } = this.place((other) => this.#compare(other, entry) < 0);
    const target = this.#chunks[chunk] ?? this.#chunks[chunk - 1];
    if (!target) {
      this.#chunks.push([entry]);
    } else if (chunk === this.#chunks.length) {
      target.push(entry);
      this.#splitIfLong(chunk - 1, target);
    } else {
      target.splice(offset, 0, entry);
      this.#splitIfLong(chunk, target);
    }
    this.#size++;
  }

  /** Removes the entry that compares equal; false when there is none. */
  remove(entry: T): boolean {
    const { chunk, offset } = this.place((other) => this.#compare(other, entry) < 0);
    const target = this.#chunks[chunk];
    const element = target?.[offset];
    if (!target || element === undefined || this.#compare(element, entry) !== 0) return false;
    target.splice(offset, 1);
    if (target.length === 0) this.#chunks.splice(chunk, 1);
    this.#size--;
    return true;
  }

  /** Returns the place behind all entries for which `before` holds; it must hold for a leading part of the list only. */
  place(before: (entry: T) => boolean): Place {
    /* Ids and times mostly grow, so that what is new belongs at the end. */
    const last = this.#chunks.at(-1)?.at(-1);
    if (last !== undefined && before(last)) return this.end;
    let low = 0;
    let high = this.#chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const last = this.#chunks[middle]?.at(-1);
      if (last !== undefined && before(last)) low = middle + 1;
      else high = middle;
    }
    const chunk = this.#chunks[low] ?? [];
    let from = 0;
    let to = chunk.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const entry = chunk[middle];
      if (entry !== undefined && before(entry)) from = middle + 1;
      else to = middle;
    }
    return { chunk: low, offset: from };
  }

  get start(): Place {
    return { chunk: 0, offset: 0 };
  }

  get end(): Place {
    return { chunk: this.#chunks.length, offset: 0 };
  }

  /** Counts the entries between two places. */
  count(from: Place, to: Place): number {
    let count = to.offset - from.offset;
    for (let chunk = from.chunk; chunk < to.chunk; chunk++) count += this.#chunks[chunk]?.length ?? 0;
    return Math.max(0, count);
  }

  *forward(from: Place, to: Place): Generator<T> {
    for (let index = from.chunk; index <= to.chunk; index++) {
      const chunk = this.#chunks[index] ?? [];
      const end = index === to.chunk ? to.offset : chunk.length;
      for (let offset = index === from.chunk ? from.offset : 0; offset < end; offset++) {
        const entry = chunk[offset];
        if (entry !== undefined) yield entry;
      }
    }
  }

  *backward(from: Place, to: Place): Generator<T> {
    for (let index = to.chunk; index >= from.chunk; index--) {
      const chunk = this.#chunks[index] ?? [];
      const start = index === from.chunk ? from.offset : 0;
      for (let offset = (index === to.chunk ? to.offset : chunk.length) - 1; offset >= start; offset--) {
        const entry = chunk[offset];
        if (entry !== undefined) yield entry;
      }
    }
  }

  #splitIfLong(index: number, chunk: T[]): void {
    if (chunk.length > CHUNK) this.#chunks.splice(index + 1, 0, chunk.splice(CHUNK >> 1));
  }
}
