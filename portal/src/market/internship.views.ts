import type { internshipViews, ViewOf } from '@prentice/contract';

type Needed = 'title' | 'workMode' | 'durationWeeks' | 'hoursPerWeek' | 'pay' | 'deadline' | 'category';

/** A record whose needed fields are there: drafts may lack them, what is published never does. */
type Complete<T, K extends keyof T> = T & { [Field in K]: NonNullable<T[Field]> };

/** An internship as it stands in lists. */
export type InternshipCard = Complete<ViewOf<typeof internshipViews.card>, Needed>;
/** The whole posting as everybody sees it. */
export type Posting = Complete<ViewOf<typeof internshipViews.public>, Needed | 'description'>;
export type Pay = InternshipCard['pay'];
export type Place = InternshipCard['locations'][number];

const needed: readonly Needed[] = ['title', 'workMode', 'durationWeeks', 'hoursPerWeek', 'pay', 'deadline', 'category'];

const has = (record: object, field: string): boolean => (Reflect.get(record, field) ?? null) !== null;

/** Whether an entry of a list is complete; an incomplete one is a fault elsewhere and better not shown. */
export const isCard = (record: ViewOf<typeof internshipViews.card>): record is InternshipCard =>
  needed.every((field) => has(record, field));

/** Whether a record is complete enough to be shown as a page. */
export const isPosting = (record: ViewOf<typeof internshipViews.public>): record is Posting =>
  [...needed, 'description'].every((field) => has(record, field));
