import type { Tone } from '../../../ui/tone.ts';
import type { CandidateRow } from '../application-types.ts';

const DAY_MS = 86_400_000;
/** Days before the due date from which on it is coloured. */
const NEAR_DAYS = 3;

/** Whether a candidate waits for a first answer. */
export const isAwaitingResponse = ({ state }: Pick<CandidateRow, 'state'>): boolean =>
  state === 'submitted' || state === 'in_review';

/** How pressing an answer is: late, near, or neither; undefined when nobody waits for one. */
export function dueTone(row: Pick<CandidateRow, 'state' | 'responseDueAt' | 'overdue'>, now: number): Tone | undefined {
  if (row.overdue) return 'attention';
  if (!isAwaitingResponse(row) || row.responseDueAt === null) return undefined;
  return Date.parse(row.responseDueAt) - now < NEAR_DAYS * DAY_MS ? 'due' : undefined;
}
