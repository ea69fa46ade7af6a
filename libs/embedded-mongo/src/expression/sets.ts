import { compareValues, hashKey } from '../compare.ts';
import { isTruthy } from '../numbers/numeric.ts';
import type { Value } from '../value.ts';
import { binary, unary, variadic, type Argument } from './arguments.ts';
import { failure, isNullish, named, type Operators } from './expression.ts';

function arrayOf(value: Argument, name: string, code: number): readonly Value[] {
  if (Array.isArray(value)) return value;
  throw failure(code, `All operands of ${name} must be arrays. One argument is of type: ${named(value)}`);
}

/** Without doubles, in comparison order, which is the one MongoDB's sets come in. */
const ordered = (values: readonly Value[]): Value[] =>
  [...new Map(values.map((value) => [hashKey(value), value])).values()].sort(compareValues);

const isSubset = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].every((key) => b.has(key));

const keysOf = (values: readonly Value[]): Set<string> => new Set(values.map(hashKey));

function union(values: readonly Argument[]): Value {
  if (values.some(isNullish)) return null;
  return ordered(values.flatMap((value) => arrayOf(value, '$setUnion', 17043)));
}

function intersection(values: readonly Argument[]): Value {
  if (values.some(isNullish)) return null;
  const [first = [], ...others] = values.map((value) => arrayOf(value, '$setIntersection', 17047));
  const keys = others.map(keysOf);
  return ordered(first.filter((value) => keys.every((key) => key.has(hashKey(value)))));
}

function difference(a: Argument, b: Argument): Value {
  if (isNullish(a) || isNullish(b)) return null;
  const left = arrayOf(a, '$setDifference', 17048);
  const seen = keysOf(arrayOf(b, '$setDifference', 17049));
  return left.filter((value) => {
    const key = hashKey(value);
    return !seen.has(key) && seen.add(key);
  });
}

function equal(values: readonly Argument[]): Value {
  if (values.length < 2) throw failure(17045, `$setEquals needs at least two arguments had: ${values.length}`);
  const [first = new Set<string>(), ...others] = values.map((value) => keysOf(arrayOf(value, '$setEquals', 17044)));
  return others.every((other) => other.size === first.size && isSubset(other, first));
}

export const SETS: Operators = {
  $setUnion: variadic(union),
  $setIntersection: variadic(intersection),
  $setDifference: binary('$setDifference', difference),
  $setEquals: variadic(equal),
  $setIsSubset: binary('$setIsSubset', (a, b) =>
    isSubset(keysOf(arrayOf(a, '$setIsSubset', 17046)), keysOf(arrayOf(b, '$setIsSubset', 17042))),
  ),
  $anyElementTrue: unary('$anyElementTrue', (value) => arrayOf(value, '$anyElementTrue', 17041).some(isTruthy)),
  $allElementsTrue: unary('$allElementsTrue', (value) => arrayOf(value, '$allElementsTrue', 17040).every(isTruthy)),
};
