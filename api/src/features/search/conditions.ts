import { both, type Mask } from './bits.ts';

/** What must hold, by name: each a set of slots, of which a hit is in all. */
export class Conditions {
  private readonly masks: ReadonlyMap<string, Mask>;
  private readonly everything: Mask;

  constructor(everything: Mask, masks: ReadonlyMap<string, Mask>) {
    this.everything = everything;
    this.masks = masks;
  }

  get names(): string[] {
    return [...this.masks.keys()];
  }

  has(name: string): boolean {
    return this.masks.has(name);
  }

  /** Those that meet all conditions but some. */
  without(...names: readonly string[]): Mask {
    let result = this.everything;
    for (const [name, mask] of this.masks) if (!names.includes(name)) result = both(result, mask);
    return result;
  }

  /** Those that meet this condition alone. */
  only(name: string): Mask {
    return this.without(...this.names.filter((other) => other !== name));
  }
}
