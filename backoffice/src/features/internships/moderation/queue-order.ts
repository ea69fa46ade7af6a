import { decisionDueAt } from '@prentice/contract';
import { readersDay } from '../../../ui/formats/time-format.ts';
import { isLimitedInternship, isModeratedInternship } from '../internship-types.ts';

/** Later than any day on which something is due. */
const NEVER = '9999-12-31';

/* Only the views of administrators have the instant of submission. */
const dueDay = (row: object): string => {
  const dueAt = isLimitedInternship(row) ? decisionDueAt(row) : null;
  return dueAt === null ? NEVER : readersDay(Date.parse(dueAt));
};
const riskOf = (row: object): number => (isModeratedInternship(row) ? (row.risk?.score ?? 0) : 0);

/**
 * Puts those first that are due on the earliest day, and of a day those of the highest risk. The API orders by when an
 * internship was submitted; of a change of a live one, which is due later, only its row says when that was.
 */
export const inQueueOrder = <R extends object>(rows: readonly R[]): R[] =>
  rows
    .map((row) => ({ row, day: dueDay(row), risk: riskOf(row) }))
    .toSorted((left, right) => left.day.localeCompare(right.day) || right.risk - left.risk)
    .map(({ row }) => row);
