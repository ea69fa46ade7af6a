import { Int32 } from 'bson';
import { compareWithMissing } from '../compare.ts';
import { binary } from './arguments.ts';
import type { Operator, Operators } from './expression.ts';

const comparing = (name: string, holds: (order: number) => boolean): Operator =>
  binary(name, (a, b) => holds(compareWithMissing(a, b)));

/** Comparison across types, a missing value before null. Source: MongoDB manual, reference/operator/aggregation/cmp. */
export const COMPARISONS: Operators = {
  $eq: comparing('$eq', (order) => order === 0),
  $ne: comparing('$ne', (order) => order !== 0),
  $gt: comparing('$gt', (order) => order > 0),
  $gte: comparing('$gte', (order) => order >= 0),
  $lt: comparing('$lt', (order) => order < 0),
  $lte: comparing('$lte', (order) => order <= 0),
  $cmp: binary('$cmp', (a, b) => new Int32(Math.sign(compareWithMissing(a, b)))),
};
