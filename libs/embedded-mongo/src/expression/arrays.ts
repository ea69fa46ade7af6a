import { Int32 } from 'bson';
import { compareWithMissing } from '../compare.ts';
import { toSafeInteger } from '../numbers/numeric.ts';
import { isNumeric, type Value } from '../value.ts';
import { binary, ranged, unary, variadic, type Argument } from './arguments.ts';
import { failure, isNullish, named, type Operators } from './expression.ts';

/** Returns a whole number of 32 bits. @throws MongoServerError with one code for other types, one for other numbers */
export function int32(value: Argument, what: string, type: number, range: number): number {
  if (!isNumeric(value)) throw failure(type, `${what} must be a numeric value, but is ${named(value)}`);
  const number = toSafeInteger(value);
  if (number === undefined || number < -2147483648 || number > 2147483647) {
    throw failure(range, `${what} must be representable as a 32-bit integer: ${value.toString()}`);
  }
  return number;
}

function elementAt(array: Argument, place: Argument): Argument {
  if (isNullish(array) || isNullish(place)) return null;
  if (!Array.isArray(array))
    throw failure(28689, `$arrayElemAt's first argument must be an array, but is ${named(array)}`);
  const index = int32(place, "$arrayElemAt's second argument", 28690, 28691);
  return array.at(index);
}

const end = (name: string, index: number) =>
  unary(name, (array) => {
    if (isNullish(array)) return null;
    if (!Array.isArray(array)) throw failure(28689, `${name}'s argument must be an array, but is ${named(array)}`);
    return array.at(index);
  });

function concat(values: readonly Argument[]): Value {
  const result: Value[] = [];
  let missing = false;
  for (const value of values) {
    if (isNullish(value)) missing = true;
    else if (!Array.isArray(value)) throw failure(28664, `$concatArrays only supports arrays, not ${named(value)}`);
    else result.push(...value);
    if (missing) return null;
  }
  return result;
}

function slice([array, first, count]: readonly Argument[]): Value {
  if (isNullish(array) || isNullish(first) || count === null) return null;
  if (!Array.isArray(array))
    throw failure(28724, `First argument to $slice must be an array, but is of type: ${named(array)}`);
  const from = int32(first, 'Second argument to $slice', 28725, 28726);
  if (count === undefined) return from >= 0 ? array.slice(0, from) : array.slice(from);
  const size = int32(count, 'Third argument to $slice', 28727, 28728);
  if (size <= 0) throw failure(28729, `Third argument to $slice must be positive: ${size}`);
  const start = from >= 0 ? from : Math.max(0, array.length + from);
  return array.slice(start, start + size);
}

function range([first, last, by = new Int32(1)]: readonly Argument[]): Value {
  const start = int32(first, "$range's starting value", 34443, 34444);
  const stop = int32(last, "$range's ending value", 34445, 34446);
  const step = int32(by, "$range's step value", 34447, 34448);
  if (step === 0) throw failure(34449, '$range requires a non-zero step value');
  const values: Value[] = [];
  for (let index = start; step > 0 ? index < stop : index > stop; index += step) {
    if (values.length >= 1_000_000) throw failure(146, '$range would use too much memory');
    values.push(new Int32(index));
  }
  return values;
}

function placeOf(value: Argument, what: string): number | undefined {
  if (value === undefined) return undefined;
  const place = int32(value, what, 40096, 40096);
  if (place < 0) throw failure(40097, `${what} must be nonnegative: ${place}`);
  return place;
}

function indexOf([array, argument, from, to]: readonly Argument[]): Value {
  if (isNullish(array)) return null;
  if (!Array.isArray(array)) {
    throw failure(40090, `$indexOfArray requires an array as a first argument, found: ${named(array)}`);
  }
  const start = placeOf(from, '$indexOfArray starting index') ?? 0;
  const stop = Math.min(placeOf(to, '$indexOfArray ending index') ?? array.length, array.length);
  for (let index = start; index < stop; index++)
    if (compareWithMissing(array[index], argument) === 0) return new Int32(index);
  return new Int32(-1);
}

export const ARRAYS: Operators = {
  $arrayElemAt: binary('$arrayElemAt', elementAt),
  $first: end('$first', 0),
  $last: end('$last', -1),
  $concatArrays: variadic(concat),
  $slice: ranged('$slice', 2, 3, slice),
  $range: ranged('$range', 2, 3, range),
  $indexOfArray: ranged('$indexOfArray', 2, 4, indexOf),
  $isArray: unary('$isArray', (value) => Array.isArray(value)),
  $size: unary('$size', (value) => {
    if (Array.isArray(value)) return new Int32(value.length);
    throw failure(17124, `The argument to $size must be an array, but was of type: ${named(value)}`);
  }),
  $in: binary('$in', (value, array) => {
    if (!Array.isArray(array))
      throw failure(40081, `$in requires an array as a second argument, found: ${named(array)}`);
    return array.some((element) => compareWithMissing(element, value) === 0);
  }),
  $reverseArray: unary('$reverseArray', (array) => {
    if (isNullish(array)) return null;
    if (Array.isArray(array)) return array.toReversed();
    throw failure(34435, `The argument to $reverseArray must be an array, but was of type: ${named(array)}`);
  }),
};
