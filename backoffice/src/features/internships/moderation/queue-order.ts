import { decisionDueAt, isHighRisk, isLowRisk } from '@prentice/contract';
import { readersDay } from '../../../ui/formats/time-format.ts';
import { isLimitedInternship, isModeratedInternship } from '../internship-types.ts';

/** Later than any day on which something is due. */
const NEVER = '9999-12-31';

/* Only the views of administrators have the instant of submission. */
const dueDay = (row: object): string => {
  const dueAt = isLimitedInternship(row) ? decisionDueAt(row) : null;
  return dueAt === null ? NEVER : readersDay(Date.parse(dueAt));
};
const riskOf = (row: object) => (isModeratedInternship(row) ? row.risk : null);
/** The level that the row names: a copy is a medium risk with few points, too. */
const levelOf = (row: object): number => {
  const risk = riskOf(row);
  if (isHighRisk(risk)) return 2;
  return isLowRisk(risk) ? 0 : 1;
};

/**
 * Puts those first that are due on the earliest day, and of a day those of the highest risk. The API orders by when an
 * internship was submitted; of a change of a live one, which is due later, only its row says when that was.
 */
export const inQueueOrder = <R extends object>(rows: readonly R[]): R[] =>
  rows
    .map((row) => ({ row, day: dueDay(row), level: levelOf(row), score: riskOf(row)?.score ?? 0 }))
    .toSorted(
      (left, right) => left.day.localeCompare(right.day) || right.level - left.level || right.score - left.score,
    )
    .map(({ row }) => row);
