import type { SearchableInternship } from './searchable.ts';

const readers = {
  opened: (internship: SearchableInternship) => internship.openedAt,
  closes: (internship: SearchableInternship) => internship.closesAt,
  pay: (internship: SearchableInternship) => internship.monthlyPay,
  weeks: ({ summary }: SearchableInternship) => summary.durationWeeks ?? Number.NaN,
  hours: ({ summary }: SearchableInternship) => summary.hoursPerWeek ?? Number.NaN,
  starts: ({ summary }: SearchableInternship) => (summary.startDate ? Date.parse(summary.startDate) : Number.NaN),
  flexible: ({ summary }: SearchableInternship) => (summary.startFlexible ? 1 : 0),
  answers: ({ summary }: SearchableInternship) => summary.responseDays,
  level: (internship: SearchableInternship) => internship.level,
} as const;

type Name = keyof typeof readers;
const names = Object.keys(readers).filter((name): name is Name => Object.hasOwn(readers, name));

/**
 * Holds what internships are compared by, one column per figure. Unknown figures are NaN, which passes no comparison.
 */
export class NumericColumns {
  private readonly columns = new Map<Name, Float64Array>();
  private capacity = 64;
  /** Slugs by slot. */
  readonly employers: string[] = [];
  /** Languages that must be known well by slot. */
  readonly demandingLanguages: (readonly string[])[] = [];
  /** Currencies of pay by slot. */
  readonly currencies: string[] = [];

  constructor() {
    for (const name of names) this.columns.set(name, new Float64Array(this.capacity));
  }

  set(slot: number, internship: SearchableInternship): void {
    if (slot >= this.capacity) this.grow(slot);
    for (const name of names) this.column(name)[slot] = readers[name](internship);
    this.employers[slot] = internship.summary.employer.slug;
    this.demandingLanguages[slot] = internship.demandingLanguages;
    this.currencies[slot] = internship.summary.pay?.currency ?? '';
  }

  /** Returns a column by slot; take it again after a change. */
  column(name: Name): Float64Array {
    return this.columns.get(name) ?? new Float64Array();
  }

  private grow(slot: number): void {
    this.capacity = Math.max(slot + 1, Math.ceil(this.capacity * 1.5));
    for (const [name, column] of this.columns) {
      const grown = new Float64Array(this.capacity);
      grown.set(column);
      this.columns.set(name, grown);
    }
  }
}
