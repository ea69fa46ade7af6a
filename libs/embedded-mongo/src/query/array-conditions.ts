import { BSONRegExp, Double, Int32, Long } from 'bson';
import { badValue } from '../errors.ts';
import { toDouble } from '../numbers/numeric.ts';
import type { Doc, Value } from '../value.ts';
import { equalTo } from './comparison.ts';
import { every, leaf, never, type Condition, type ElementTest, type Predicate } from './condition.ts';
import { matching } from './regex.ts';

/** $size: an array of so many elements. */
export function ofSize(operand: Value): Condition {
  const numeric = operand instanceof Int32 || operand instanceof Long || operand instanceof Double;
  if (!numeric) throw badValue('$size needs a number');
  const size = toDouble(operand);
  if (!Number.isInteger(size)) throw badValue('$size must be a whole number');
  if (size < 0) throw badValue('$size may not be negative');
  if (size > 2147483647) throw badValue('$size must be representable as a 32-bit integer');
  return leaf((value) => Array.isArray(value) && value.length === size, true);
}

/** Returns an element of an array passes: its index is what the positional operator stands for. */
function someElement(test: ElementTest): Condition {
  return leaf((value, details) => {
    if (!Array.isArray(value)) return false;
    const index = value.findIndex((element) => test(element));
    if (index < 0) return false;
    if (details) details.position = index;
    return true;
  }, true);
}

/** Nested arrays count as documents with their places as names. */
function asDocument(value: Value | undefined): Doc | undefined {
  if (value instanceof Map) return value;
  return Array.isArray(value) ? new Map(value.map((element, index) => [String(index), element])) : undefined;
}

export const someDocument = (predicate: Predicate): Condition =>
  someElement((element) => {
    const doc = asDocument(element);
    return doc !== undefined && predicate(doc);
  });

export const someValue = (conditions: readonly Condition[]): Condition =>
  someElement((element) => conditions.every((condition) => condition.on(element)));

const firstName = (value: Value | undefined): string | undefined =>
  value instanceof Map ? value.keys().next().value : undefined;

/** $all: every one of the values, or an element for every $elemMatch. */
export function containsAll(operand: Value, elemMatch: (operand: Value) => Condition): Condition {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return never;
  const byElement = firstName(operand[0]) === '$elemMatch';
  return every(
    operand.map((operand) => {
      const name = firstName(operand);
      if (byElement) {
        if (name !== '$elemMatch' || !(operand instanceof Map)) throw badValue('$all/$elemMatch has to be consistent');
        return elemMatch(operand.get('$elemMatch') ?? null);
      }
      if (name?.startsWith('$') && !/^\$(ref|id|db)$/.test(name)) throw badValue('no $ expressions in $all');
      return operand instanceof BSONRegExp ? matching(operand) : equalTo(operand);
    }),
  );
}
