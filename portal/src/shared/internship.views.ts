import type { internshipViews, ViewOf } from '@prentice/contract';

type Needed = 'title' | 'workMode' | 'durationWeeks' | 'hoursPerWeek' | 'pay' | 'deadline' | 'category';

/** A record whose needed fields are set: drafts may lack them, published internships never do. */
type Complete<T, K extends keyof T> = T & { [Field in K]: NonNullable<T[Field]> };

/** An internship as lists show it. */
export type InternshipSummary = Complete<ViewOf<typeof internshipViews.summary>, Needed>;
/** The whole posting as everybody sees it. */
export type Posting = Complete<ViewOf<typeof internshipViews.public>, Needed | 'description'>;
export type Pay = InternshipSummary['pay'];
export type Place = InternshipSummary['locations'][number];

const needed: readonly Needed[] = ['title', 'workMode', 'durationWeeks', 'hoursPerWeek', 'pay', 'deadline', 'category'];

const has = (record: object, field: string): boolean => (Reflect.get(record, field) ?? null) !== null;

/** Returns whether a list entry is complete. An incomplete one is an error elsewhere and is not shown. */
export const isInternshipSummary = (record: ViewOf<typeof internshipViews.summary>): record is InternshipSummary =>
  needed.every((field) => has(record, field));

/** Returns whether a record is complete enough to be shown as a page. */
export const isPosting = (record: ViewOf<typeof internshipViews.public>): record is Posting =>
  [...needed, 'description'].every((field) => has(record, field));

type Unit = NonNullable<Pay['unit']>;

/** Pay by what there is to say about it; amounts in minor units, always with currency and unit. */
type PayDisplay =
  | {
      kind: 'amount';
      min: number;
      max: number;
      currency: string;
      unit: Unit;
      type: 'paid' | 'stipend' | 'expenses_only';
    }
  | { kind: 'expenses' }
  | { kind: 'unpaid' };

/** Returns how to show pay: as an amount when it is complete, else as a word. */
export function payDisplay({ type, min, max, currency, unit }: Pay): PayDisplay {
  if (type === 'unpaid') return { kind: 'unpaid' };
  if (min === null || max === null || max === 0 || currency === null || unit === null) {
    return { kind: type === 'expenses_only' ? 'expenses' : 'unpaid' };
  }
  return { kind: 'amount', min, max, currency, unit, type };
}
