/** Keeps where a word occurs: slots, each with the weight of the word there, 1 to 255. */
export class PostingList {
  /** A slot and a weight in each: 24 and 8 bits. */
  private entries = new Uint32Array(2);
  private length = 0;
  readonly word: string;

  constructor(word: string) {
    this.word = word;
  }

  get size(): number {
    return this.length;
  }

  add(slot: number, weight: number): void {
    if (this.length === this.entries.length) {
      const grown = new Uint32Array(this.length < 64 ? this.length * 2 : Math.ceil(this.length * 1.25));
      grown.set(this.entries);
      this.entries = grown;
    }
    this.entries[this.length++] = slot * 256 + weight;
  }

  /** Calls with each slot and weight. */
  forEach(visit: (slot: number, weight: number) => void): void {
    const { entries, length } = this;
    for (let index = 0; index < length; index++) {
      const entry = entries[index] ?? 0;
      visit(entry >>> 8, entry & 255);
    }
  }

  /** Keeps only the slots that pass. */
  retain(passes: (slot: number) => boolean): void {
    let size = 0;
    for (let index = 0; index < this.length; index++) {
      const entry = this.entries[index] ?? 0;
      if (passes(entry >>> 8)) this.entries[size++] = entry;
    }
    if (size * 4 < this.length) this.entries = this.entries.slice(0, Math.max(2, size));
    this.length = size;
  }
}
