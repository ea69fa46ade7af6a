import type { Searchable } from './searchable.ts';

const readers = {
  opened: (one: Searchable) => one.openedAt,
  closes: (one: Searchable) => one.closesAt,
  pay: (one: Searchable) => one.monthlyPay,
  weeks: ({ card }: Searchable) => card.durationWeeks ?? Number.NaN,
  hours: ({ card }: Searchable) => card.hoursPerWeek ?? Number.NaN,
  starts: ({ card }: Searchable) => (card.startDate ? Date.parse(card.startDate) : Number.NaN),
  flexible: ({ card }: Searchable) => (card.startFlexible ? 1 : 0),
  answers: ({ card }: Searchable) => card.responseDays,
  level: (one: Searchable) => one.level,
} as const;

type Name = keyof typeof readers;
const names = Object.keys(readers).filter((name): name is Name => Object.hasOwn(readers, name));

/** What internships are compared by, one column per figure. Unknown figures are NaN, which passes no comparison. */
export class Columns {
  private readonly columns = new Map<Name, Float64Array>();
  private room = 64;
  /** Slugs by slot. */
  readonly employers: string[] = [];
  /** Currencies of pay by slot. */
  readonly currencies: string[] = [];

  constructor() {
    for (const name of names) this.columns.set(name, new Float64Array(this.room));
  }

  set(slot: number, document: Searchable): void {
    if (slot >= this.room) this.grow(slot);
    for (const name of names) this.of(name)[slot] = readers[name](document);
    this.employers[slot] = document.card.employer.slug;
    this.currencies[slot] = document.card.pay?.currency ?? '';
  }

  /** A column by slot; take it anew after a change. */
  of(name: Name): Float64Array {
    return this.columns.get(name) ?? new Float64Array();
  }

  private grow(slot: number): void {
    this.room = Math.max(slot + 1, Math.ceil(this.room * 1.5));
    for (const [name, column] of this.columns) {
      const grown = new Float64Array(this.room);
      grown.set(column);
      this.columns.set(name, grown);
    }
  }
}
