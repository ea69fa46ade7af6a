import { BSONRegExp, Double, Int32, MaxKey, MinKey } from 'bson';
import { compareValues, equalValues, hashKey, typeOrder } from '../compare.ts';
import { badValue } from '../errors.ts';
import { isNaNValue } from '../numbers/numeric.ts';
import type { Value } from '../value.ts';
import { leaf, type Condition, type ElementTest } from './condition.ts';
import { regexTest } from './regex.ts';

const plainNumber = (value: Value | undefined): number | undefined =>
  value instanceof Int32 || value instanceof Double ? value.value : undefined;

function equalityTest(operand: Value): ElementTest {
  if (operand === null) return (value) => value === null || value === undefined;
  if (typeof operand === 'string')
    return (value) => value === operand || (typeof value === 'object' && equalValues(value, operand));
  const number = plainNumber(operand);
  if (number !== undefined && !Number.isNaN(number)) {
    return (value) => {
      const other = plainNumber(value);
      return other === undefined ? value !== undefined && equalValues(value, operand) : other === number;
    };
  }
  return (value) => value !== undefined && equalValues(value, operand);
}

export const equalTo = (operand: Value): Condition => leaf(equalityTest(operand));

export interface Relation {
  readonly lower: boolean;
  readonly equal: boolean;
}

const RELATIONS: Readonly<Record<string, Relation>> = {
  $lt: { lower: true, equal: false },
  $lte: { lower: true, equal: true },
  $gt: { lower: false, equal: false },
  $gte: { lower: false, equal: true },
};

/** Types other than the operand's: only the ends of the order and null against missing relate to them. */
function acrossTypes(value: Value | undefined, operand: Value, { lower, equal }: Relation): boolean {
  if (operand === null) return value === undefined && equal;
  if (operand instanceof MaxKey) return lower;
  return operand instanceof MinKey && !lower;
}

function relationTest(operand: Value, relation: Relation): ElementTest {
  const { lower, equal } = relation;
  const place = typeOrder(operand);
  const operandIsNaN = isNaNValue(operand);
  return (value) => {
    if (value === undefined || typeOrder(value) !== place) return acrossTypes(value, operand, relation);
    if (operandIsNaN || isNaNValue(value)) return equal && operandIsNaN && isNaNValue(value);
    const order = compareValues(value, operand);
    return order === 0 ? equal : order < 0 === lower;
  };
}

/** $lt, $lte, $gt, $gte: within one type, numbers by value. @throws MongoServerError 2 for a regular expression */
export function relation(operator: string, operand: Value, path: string): Condition {
  const relation = RELATIONS[operator];
  if (!relation) throw badValue(`unknown operator: ${operator}`);
  if (operand instanceof BSONRegExp) throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`);
  return leaf(relationTest(operand, relation));
}

const FEW = 4;

function memberTest(values: readonly Value[]): ElementTest {
  if (values.length <= FEW) {
    const tests = values.map(equalityTest);
    return (value) => tests.some((test) => test(value));
  }
  const keys = new Set(values.map(hashKey));
  const withNull = values.includes(null);
  return (value) => (value === undefined ? withNull : keys.has(hashKey(value)));
}

const isOperatorDoc = (value: Value): boolean => {
  if (!(value instanceof Map)) return false;
  const [first] = value.keys();
  return first !== undefined && first.startsWith('$') && !(value.has('$ref') && value.has('$id'));
};

/** $in: equality with one of the values, or a match of one of the regular expressions. */
export function oneOf(operator: string, operand: Value): Condition {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  if (operand.some(isOperatorDoc)) throw badValue(`cannot nest $ under ${operator}`);
  const patterns = operand
    .filter((operand) => operand instanceof BSONRegExp)
    .map((operand) => regexTest(operand.pattern, operand.options));
  const member = memberTest(operand.filter((operand) => !(operand instanceof BSONRegExp)));
  if (patterns.length === 0) return leaf(member);
  return leaf((value) => member(value) || patterns.some((test) => test(value)));
}
