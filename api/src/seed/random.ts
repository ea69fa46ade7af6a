/** Draws from a seeded source of chance (mulberry32): the same seed gives the same data. */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Draws a number from 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Draws a whole number from the first to the last, both included. */
  whole(first: number, last: number): number {
    return first + Math.floor(this.next() * (last - first + 1));
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[Math.floor(this.next() * from.length)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  }

  /** Draws so many different ones, in their order. */
  sample<T>(from: readonly T[], count: number): T[] {
    const rest = [...from];
    while (rest.length > count) rest.splice(Math.floor(this.next() * rest.length), 1);
    return rest;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Draws 24 hexadecimal digits. */
  id(): string {
    return Array.from({ length: 6 }, () => this.whole(0, 65_535).toString(16).padStart(4, '0')).join('');
  }
}
