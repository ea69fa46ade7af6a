import { ARITHMETIC } from './expression/arithmetic.ts';
import { ARRAYS } from './expression/arrays.ts';
import { compileIn } from './expression/compile.ts';
import { CONDITIONS } from './expression/conditions.ts';
import { CONVERSIONS } from './expression/conversions.ts';
import { DATE_MATH } from './expression/date-math.ts';
import { DATES } from './expression/dates.ts';
import type { Operator, Operators } from './expression/expression.ts';
import { ITERATIONS } from './expression/iterations.ts';
import { OBJECTS } from './expression/objects.ts';
import { SETS } from './expression/sets.ts';
import { STRINGS } from './expression/strings.ts';
import { SUMMARIES } from './expression/summaries.ts';
import { TEXTS } from './expression/texts.ts';
import type { Doc, Value } from './value.ts';
import { Int32 } from 'bson';
import { compareWithMissing } from './compare.ts';
import { binary } from './expression/arguments.ts';

const comparing = (name: string, holds: (order: number) => boolean): Operator =>
  binary(name, (a, b) => holds(compareWithMissing(a, b)));

/** Comparison across types, a missing value before null. Source: MongoDB manual, reference/operator/aggregation/cmp. */
const COMPARISONS: Operators = {
  $eq: comparing('$eq', (order) => order === 0),
  $ne: comparing('$ne', (order) => order !== 0),
  $gt: comparing('$gt', (order) => order > 0),
  $gte: comparing('$gte', (order) => order >= 0),
  $lt: comparing('$lt', (order) => order < 0),
  $lte: comparing('$lte', (order) => order <= 0),
  $cmp: binary('$cmp', (a, b) => new Int32(Math.sign(compareWithMissing(a, b)))),
};

export interface ExpressionOptions {
  /** Variables of the command (`let`). */
  readonly variables?: Doc | undefined;
  /** What $$NOW is; the time of compiling when not given. */
  readonly now?: Date | undefined;
}

export interface Evaluate {
  (doc: Doc): Value | undefined;
  /** It gives the same value for every document. */
  readonly constant?: boolean;
}

const OPERATORS = new Map<string, Operator>(
  [
    ARITHMETIC,
    ARRAYS,
    COMPARISONS,
    CONDITIONS,
    CONVERSIONS,
    DATE_MATH,
    DATES,
    ITERATIONS,
    OBJECTS,
    SETS,
    STRINGS,
    SUMMARIES,
    TEXTS,
  ].flatMap((family) => Object.entries(family)),
);

/**
 * Returns an aggregation expression ready to run; undefined stands for a missing value.
 * @throws MongoServerError 168 for operators out of scope, the operators' own codes for wrong operands; constant
 * expressions are calculated now, so that their errors come even when there is no document
 */
export function compileExpression(operand: Value, options: ExpressionOptions = {}): Evaluate {
  const expression = compileIn(operand, {
    slots: new Map(),
    usedSlots: 0,
    values: options.variables ?? new Map(),
    now: options.now ?? new Date(),
    operator: (name) => OPERATORS.get(name),
  });
  const evaluate = (doc: Doc): Value | undefined => expression.run({ root: doc, slots: [] });
  return Object.assign(evaluate, { constant: expression.constant });
}
