import { compareValues } from '../compare.ts';
import { badValue } from '../errors.ts';
import { toDouble, toSafeInteger } from '../numbers/numeric.ts';
import { valueAt } from '../path.ts';
import { typeName } from '../type-names.ts';
import { isNumeric, type Doc, type Value } from '../value.ts';
import type { Modifier } from './modifier.ts';

type Compare = (a: Value, b: Value) => number;

interface Push {
  readonly values: readonly Value[];
  readonly position: number | undefined;
  readonly slice: number | undefined;
  readonly compare: Compare | undefined;
}

function direction(value: Value): number {
  const number = isNumeric(value) ? toDouble(value) : 0;
  if (number !== 1 && number !== -1) throw badValue('The $sort element value must be either 1 or -1');
  return number;
}

function comparePattern(pattern: Doc): Compare {
  if (pattern.size === 0) throw badValue('The $sort pattern is empty when it should be a set of fields.');
  const fields = [...pattern].map(([name, value]) => {
    const parts = name.split('.');
    if (name === '') throw badValue('The $sort field cannot be empty');
    if (parts.includes('')) throw badValue(`The $sort field is a dotted field but has an empty part: ${name}`);
    return { parts, direction: direction(value) };
  });
  const valueAtPath = (value: Value, parts: readonly string[]): Value | undefined =>
    value instanceof Map ? valueAt(value, parts) : undefined;
  return (a, b) => {
    for (const field of fields) {
      const order = compareValues(valueAtPath(a, field.parts), valueAtPath(b, field.parts));
      if (order !== 0) return order * field.direction;
    }
    return 0;
  };
}

function compareBy(sort: Value | undefined): Compare | undefined {
  if (sort === undefined) return undefined;
  if (sort instanceof Map) return comparePattern(sort);
  if (!isNumeric(sort)) {
    throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields');
  }
  const sign = direction(sort);
  return (a, b) => compareValues(a, b) * sign;
}

function integer(clauses: Doc, name: string): number | undefined {
  const value = clauses.get(name);
  if (value === undefined) return undefined;
  const number = toSafeInteger(value);
  if (number !== undefined) return number;
  throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
}

const CLAUSES = new Set(['$each', '$slice', '$sort', '$position']);

function parse(operand: Value): Push {
  if (!(operand instanceof Map) || !operand.has('$each')) {
    return { values: [operand], position: undefined, slice: undefined, compare: undefined };
  }
  for (const name of operand.keys()) if (!CLAUSES.has(name)) throw badValue(`Unrecognized clause in $push: ${name}`);
  const values = operand.get('$each');
  if (!Array.isArray(values)) {
    throw badValue(
      `The argument to $each in $push must be an array but it was of type: ${typeName(operand.get('$each'))}`,
    );
  }
  return {
    values,
    slice: integer(operand, '$slice'),
    compare: compareBy(operand.get('$sort')),
    position: integer(operand, '$position'),
  };
}

function sliced(array: Value[], slice: number | undefined): Value[] {
  if (slice === undefined || array.length <= Math.abs(slice)) return array;
  return slice >= 0 ? array.slice(0, slice) : array.slice(slice);
}

function pushInto(array: Value[], { values, position, slice, compare }: Push): Value[] {
  const size = array.length;
  const insertIndex =
    position === undefined ? size : position < 0 ? Math.max(0, size + position) : Math.min(position, size);
  const longer = values.length === 0 ? array : [...array.slice(0, insertIndex), ...values, ...array.slice(insertIndex)];
  return sliced(compare ? longer.toSorted(compare) : longer, slice);
}

/** $push: appends, or with $each inserts several, then sorts, then cuts. */
export function push(operand: Value): Modifier {
  const parsed = parse(operand);
  return {
    change: (existing, name) => {
      if (Array.isArray(existing)) return pushInto(existing, parsed);
      throw badValue(`The field '${name}' must be an array but is of type ${typeName(existing)}`);
    },
    create: () => pushInto([], parsed),
  };
}
