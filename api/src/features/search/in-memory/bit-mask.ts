/** A set of slots: one bit each, 32 in a word. What lies beyond the end is not in it. */
export type BitMask = Uint32Array;

const wordsFor = (size: number): number => (size + 31) >>> 5;

/** Returns an empty set with room for so many slots. */
export const emptyBitMask = (size: number): BitMask => new Uint32Array(wordsFor(size));

export const hasBit = (mask: BitMask, slot: number): boolean => (((mask[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

/** Adds a slot that there is room for. */
export function addBit(mask: BitMask, slot: number): void {
  mask[slot >>> 5] = (mask[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

/** Returns the set of the slots below `size` that pass. */
export function bitMaskOf(size: number, passes: (slot: number) => boolean): BitMask {
  const mask = emptyBitMask(size);
  for (let slot = 0; slot < size; slot++) if (passes(slot)) addBit(mask, slot);
  return mask;
}

/** Returns the slots that are in both sets, in a set as long as the first. */
export const intersection = (mask: BitMask, other: BitMask): BitMask =>
  mask.map((word, index) => word & (other[index] ?? 0));

/** Returns the slots that are in any of the other sets, in a set as long as the first. */
export function unionWithin(mask: BitMask, others: readonly BitMask[]): BitMask {
  const result = mask.slice();
  for (const other of others)
    for (let index = 0; index < result.length; index++) result[index] = (result[index] ?? 0) | (other[index] ?? 0);
  return result;
}

function countBitsIn(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((pairs + (pairs >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Counts the slots that are in both sets. */
export function countIntersection(mask: BitMask, other: BitMask): number {
  const length = Math.min(mask.length, other.length);
  let count = 0;
  for (let index = 0; index < length; index++) {
    const word = (mask[index] ?? 0) & (other[index] ?? 0);
    if (word !== 0) count += countBitsIn(word);
  }
  return count;
}

export const countBits = (mask: BitMask): number => countIntersection(mask, mask);

/** Lists the slots in rising order. */
export function setBits(mask: BitMask): Uint32Array {
  const slots = new Uint32Array(countBits(mask));
  let next = 0;
  for (let index = 0; index < mask.length; index++)
    for (let word = mask[index] ?? 0; word !== 0; word &= word - 1)
      slots[next++] = (index << 5) + (31 - Math.clz32(word & -word));
  return slots;
}

/** A set of slots that grows as needed. */
export class GrowingBitMask {
  mask: BitMask = new Uint32Array(4);

  /** Returns a copy with room for so many slots. */
  within(size: number): BitMask {
    const mask = emptyBitMask(size);
    mask.set(this.mask.subarray(0, mask.length));
    return mask;
  }

  set(slot: number, on: boolean): void {
    if (!on) {
      if (slot >>> 5 < this.mask.length) this.mask[slot >>> 5] = (this.mask[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
      return;
    }
    if (slot >>> 5 >= this.mask.length) {
      const grown = new Uint32Array(Math.max(wordsFor(slot + 1), this.mask.length * 2));
      grown.set(this.mask);
      this.mask = grown;
    }
    addBit(this.mask, slot);
  }
}
