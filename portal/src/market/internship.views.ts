import type { internshipViews, ViewOf } from '@prentice/contract';

type Needed = 'title' | 'workMode' | 'durationWeeks' | 'hoursPerWeek' | 'pay' | 'deadline' | 'category';

/** A record whose needed fields are set: drafts may lack them, published internships never do. */
type Complete<T, K extends keyof T> = T & { [Field in K]: NonNullable<T[Field]> };

/** An internship as lists show it. */
export type InternshipSummary = Complete<ViewOf<typeof internshipViews.card>, Needed>;
/** The whole posting as everybody sees it. */
export type Posting = Complete<ViewOf<typeof internshipViews.public>, Needed | 'description'>;
export type Pay = InternshipSummary['pay'];
export type Place = InternshipSummary['locations'][number];

const needed: readonly Needed[] = ['title', 'workMode', 'durationWeeks', 'hoursPerWeek', 'pay', 'deadline', 'category'];

const has = (record: object, field: string): boolean => (Reflect.get(record, field) ?? null) !== null;

/** Returns whether a list entry is complete. An incomplete one is an error elsewhere and is not shown. */
export const isInternshipSummary = (record: ViewOf<typeof internshipViews.card>): record is InternshipSummary =>
  needed.every((field) => has(record, field));

/** Whether a record is complete enough to be shown as a page. */
export const isPosting = (record: ViewOf<typeof internshipViews.public>): record is Posting =>
  [...needed, 'description'].every((field) => has(record, field));
