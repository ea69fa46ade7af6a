import { internshipLimits } from '@prentice/contract';

const DAY = 86_400_000;

interface Submitted {
  readonly state: string;
  readonly submittedAt: string | null;
  /** The change of a live one that waits for a decision; not everybody sees it. */
  readonly pendingRevision?: { readonly submittedAt: string } | null;
}

/** Returns by when a decision is due about an internship, or about a change of a live one; null where none is awaited. */
export function decisionDueAt({ state, submittedAt, pendingRevision }: Submitted): string | null {
  const from = state === 'pending_review' ? submittedAt : (pendingRevision?.submittedAt ?? null);
  return from && new Date(Date.parse(from) + internshipLimits.decideDays * DAY).toISOString();
}
