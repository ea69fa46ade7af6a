import type { Slot } from './slot.ts';

/** Slots that have rows, by one bit for each row. */
export class SlotSet implements Iterable<Slot> {
  readonly #words: Uint32Array;
  readonly #slots: readonly (Slot | undefined)[];
  #size: number | undefined;

  /** @param slots by row; a set changes with the words that it is made of */
  constructor(words: Uint32Array, slots: readonly (Slot | undefined)[]) {
    this.#words = words;
    this.#slots = slots;
  }

  get size(): number {
    return (this.#size ??= this.#words.reduce((sum, word) => sum + bitsIn(word), 0));
  }

  has({ row }: Slot): boolean {
    return row >= 0 && hasBit(this.#words, row);
  }

  *[Symbol.iterator](): Generator<Slot> {
    for (const [index, word] of this.#words.entries()) {
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const slot = this.#slots[index * 32 + 31 - Math.clz32(rest & -rest)];
        if (slot) yield slot;
      }
    }
  }

  /** Both sets must be of the same collection, and of now. */
  union(other: SlotSet): SlotSet {
    return new SlotSet(
      this.#words.map((word, index) => word | (other.#words[index] ?? 0)),
      this.#slots,
    );
  }

  intersection(other: SlotSet): SlotSet {
    return new SlotSet(
      this.#words.map((word, index) => word & (other.#words[index] ?? 0)),
      this.#slots,
    );
  }
}

const hasBit = (words: Uint32Array, row: number): boolean => (((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

/** Sets or clears the bit of a row. */
export function setBit(words: Uint32Array, row: number, isSet: boolean): void {
  const bit = 1 << (row & 31);
  const word = words[row >>> 5] ?? 0;
  words[row >>> 5] = isSet ? word | bit : word & ~bit;
}

/** Counts the bits of 32 in parallel, as in Warren, Hacker's Delight, 5-1. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
