import type { z } from 'zod';
import { fieldsWith } from '../kernel/fields.ts';
import { draftUpdate, type DraftUpdate } from './internship.contract.ts';
import { internshipFields } from './internship-fields.ts';

/** One field that differs between two revisions. */
export interface PostingDifference {
  readonly field: keyof DraftUpdate;
  readonly before: unknown;
  readonly after: unknown;
}

/** Edits of these take effect at once on an approved internship; all others go to review. */
export const fieldsEffectiveAtOnce = fieldsWith(internshipFields, 'immediate');

/**
 * Returns whether a change takes effect at once on an approved internship. Blind review may be turned on so, for it only
 * protects those who apply from then on; turning it off takes back what the posting has promised, and goes to review.
 */
export const isEffectiveAtOnce = ({ field, after }: PostingDifference): boolean =>
  fieldsEffectiveAtOnce.some((free) => free === field) || (field === 'blindReview' && after === true);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Returns what differs between two versions of a posting, in the order of the fields. */
export function postingDifferences(before: DraftUpdate, after: DraftUpdate): PostingDifference[] {
  const fields = Object.keys(after) as (keyof DraftUpdate)[];
  return fields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** Returns whether an edit of a live internship must be reviewed before it shows. */
export const requiresReview = (changed: readonly PostingDifference[]): boolean =>
  changed.some((posting) => !isEffectiveAtOnce(posting));

/** What no page shows, and what an application keeps as it was when it was sent. */
const internalFields = fieldsWith(internshipFields, 'internal');
type InternalField = (typeof internalFields)[number];

/** A posting as far as applicants can read it. */
export const applicantPosting = draftUpdate.omit({
  publishAt: true,
  maxApplicants: true,
  blindReview: true,
  agreementProvided: true,
} satisfies Record<InternalField, true>);
export type ApplicantPosting = z.infer<typeof applicantPosting>;

/** Returns what differs between two versions of a posting for somebody who has applied. */
export const applicantDifferences = (before: DraftUpdate, after: DraftUpdate): PostingDifference[] =>
  postingDifferences(before, after).filter(
    ({ field }) => !internalFields.some((internalField) => internalField === field),
  );

const payTypeOrder = ['unpaid', 'expenses_only', 'stipend', 'paid'] as const;

type Paid = Pick<DraftUpdate, 'pay' | 'hoursPerWeek' | 'durationWeeks'>;

/** Returns for how many hours an amount is paid: more hours for the same money are less pay. One where that is not known. */
function hoursPaid({ pay, hoursPerWeek, durationWeeks }: Paid): number {
  if (!pay || pay.unit === 'hour' || !hoursPerWeek) return 1;
  return pay.unit === 'total' ? hoursPerWeek * (durationWeeks ?? 1) : hoursPerWeek;
}

/** Returns whether an amount is less, by itself or by the hour. */
function isPaidLess(before: Paid, after: Paid): boolean {
  const [old, next] = [before.pay, after.pay];
  if (!old || old.min === null) return false;
  if (!next || next.min === null || next.max === null) return true;
  if (next.currency !== old.currency || next.unit !== old.unit) return true;
  const [was, is] = [hoursPaid(before), hoursPaid(after)];
  const pairs = [
    [old.min, next.min],
    [old.max ?? old.min, next.max],
  ] as const;
  return pairs.some(([a, b]) => b < a || b * was < a * is);
}

/**
 * Returns whether pay was lowered or taken away: forbidden once somebody has applied. Another currency or unit counts as lower,
 * for nobody can say that it is not; so do more hours for the same money, and benefits that are gone.
 */
export function isPayLowered(before: Paid, after: Paid): boolean {
  const [old, next] = [before.pay, after.pay];
  if (!old) return false;
  if (!next || payTypeOrder.indexOf(next.type) < payTypeOrder.indexOf(old.type)) return true;
  return isPaidLess(before, after) || Boolean(old.benefits?.trim() && !next.benefits?.trim());
}
