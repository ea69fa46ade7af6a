/** A set of slots: one bit each, 32 in a word. What lies beyond the end is not in it. */
export type Mask = Uint32Array;

const wordsFor = (size: number): number => (size + 31) >>> 5;

/** An empty set with room for so many slots. */
export const emptyMask = (size: number): Mask => new Uint32Array(wordsFor(size));

export const has = (mask: Mask, slot: number): boolean => (((mask[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

/** Adds a slot that there is room for. */
export function add(mask: Mask, slot: number): void {
  mask[slot >>> 5] = (mask[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

/** The slots below `size` that pass. */
export function maskOf(size: number, passes: (slot: number) => boolean): Mask {
  const mask = emptyMask(size);
  for (let slot = 0; slot < size; slot++) if (passes(slot)) add(mask, slot);
  return mask;
}

/** Those in both, as long as the first. */
export const both = (one: Mask, other: Mask): Mask => one.map((word, at) => word & (other[at] ?? 0));

/** Those in any, as long as the first. */
export function anyOf(one: Mask, others: readonly Mask[]): Mask {
  const result = one.slice();
  for (const other of others)
    for (let at = 0; at < result.length; at++) result[at] = (result[at] ?? 0) | (other[at] ?? 0);
  return result;
}

function bitsIn(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((pairs + (pairs >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many are in both. */
export function countBoth(one: Mask, other: Mask): number {
  const length = Math.min(one.length, other.length);
  let count = 0;
  for (let at = 0; at < length; at++) {
    const word = (one[at] ?? 0) & (other[at] ?? 0);
    if (word !== 0) count += bitsIn(word);
  }
  return count;
}

export const count = (mask: Mask): number => countBoth(mask, mask);

/** The slots in rising order. */
export function slotsIn(mask: Mask): Uint32Array {
  const slots = new Uint32Array(count(mask));
  let next = 0;
  for (let at = 0; at < mask.length; at++)
    for (let word = mask[at] ?? 0; word !== 0; word &= word - 1)
      slots[next++] = (at << 5) + (31 - Math.clz32(word & -word));
  return slots;
}

/** A set that grows as needed. */
export class GrowingMask {
  mask: Mask = new Uint32Array(4);

  /** A copy with room for so many slots. */
  within(size: number): Mask {
    const mask = emptyMask(size);
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
    add(this.mask, slot);
  }
}
