import { intersection, type BitMask } from './bit-mask.ts';

/** Combines what must hold, by name: each a set of slots, of which a hit is in all. */
export class FilterMasks {
  private readonly masks: ReadonlyMap<string, BitMask>;
  private readonly everything: BitMask;

  constructor(everything: BitMask, masks: ReadonlyMap<string, BitMask>) {
    this.everything = everything;
    this.masks = masks;
  }

  get names(): string[] {
    return [...this.masks.keys()];
  }

  has(name: string): boolean {
    return this.masks.has(name);
  }

  /** Returns those that meet all conditions but some. */
  allExcept(...names: readonly string[]): BitMask {
    let result = this.everything;
    for (const [name, mask] of this.masks) if (!names.includes(name)) result = intersection(result, mask);
    return result;
  }

  /** Returns those that meet this condition alone. */
  only(name: string): BitMask {
    return this.allExcept(...this.names.filter((other) => other !== name));
  }
}
