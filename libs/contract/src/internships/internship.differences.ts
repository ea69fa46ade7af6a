import type { DraftUpdate } from './internship.contract.ts';

/** One field that differs between two revisions. */
export interface Difference {
  readonly field: keyof DraftUpdate;
  readonly before: unknown;
  readonly after: unknown;
}

/** Edits of these take effect at once on a live internship; all others go to review. */
export const immaterialFields = [
  'mentorName',
  'blindReview',
  'maxApplicants',
] as const satisfies readonly (keyof DraftUpdate)[];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What differs between two versions of a posting, in the order of the fields. */
export function differences(before: DraftUpdate, after: DraftUpdate): Difference[] {
  const fields = Object.keys(after) as (keyof DraftUpdate)[];
  return fields
    .filter((field) => !same(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** Whether an edit of a live internship must be reviewed before it shows. */
export const isMaterial = (changed: readonly Difference[]): boolean =>
  changed.some(({ field }) => !immaterialFields.some((free) => free === field));

const worth = ['unpaid', 'expenses_only', 'stipend', 'paid'] as const;

/** Whether pay was lowered or taken away: forbidden once somebody has applied. */
export function lowersPay(before: DraftUpdate, after: DraftUpdate): boolean {
  const [old, next] = [before.pay, after.pay];
  if (!old) return false;
  if (!next || worth.indexOf(next.type) < worth.indexOf(old.type)) return true;
  if (old.min === null) return false;
  const other = next.min === null || next.max === null || next.currency !== old.currency || next.unit !== old.unit;
  return other || (next.min ?? 0) < old.min || (next.max ?? 0) < (old.max ?? old.min);
}
