import type { Doc, Value } from '../value.ts';
import { unary, variadic, type Argument } from './arguments.ts';
import { failure, isNullish, named, type Operators } from './expression.ts';

function merge(values: readonly Argument[]): Value {
  const result: Doc = new Map();
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!(value instanceof Map))
      throw failure(40400, `$mergeObjects requires object inputs, but input is of type ${named(value)}`);
    for (const [name, element] of value) result.set(name, element);
  }
  return result;
}

function pairOf(item: Value, asDocuments: boolean): readonly [Value, Value] {
  if (asDocuments) {
    if (!(item instanceof Map))
      throw failure(40391, `$arrayToObject requires a consistent input format, found: ${named(item)}`);
    if (item.size !== 2) throw failure(40392, '$arrayToObject requires an object keys of "k" and "v"');
    const key = item.get('k');
    const value = item.get('v');
    if (key === undefined || value === undefined)
      throw failure(40393, '$arrayToObject requires an object with keys "k" and "v"');
    if (typeof key !== 'string')
      throw failure(40394, `$arrayToObject requires an object key of type string, found: ${named(key)}`);
    return [key, value];
  }
  if (!Array.isArray(item))
    throw failure(40396, `$arrayToObject requires a consistent input format, found: ${named(item)}`);
  const [key, value, more] = item;
  if (key === undefined || value === undefined || more !== undefined) {
    throw failure(40397, '$arrayToObject requires an array of size 2 arrays');
  }
  if (typeof key !== 'string')
    throw failure(40395, `$arrayToObject requires a key of type string, found: ${named(key)}`);
  return [key, value];
}

function fromArray(value: Argument): Value {
  if (isNullish(value)) return null;
  if (!Array.isArray(value)) throw failure(40386, `$arrayToObject requires an array input, found: ${named(value)}`);
  const [first] = value;
  if (first === undefined) return new Map();
  if (!Array.isArray(first) && !(first instanceof Map)) {
    throw failure(40398, `Unrecognised input type format for $arrayToObject: ${named(first)}`);
  }
  const result: Doc = new Map();
  for (const item of value) {
    const [key, element] = pairOf(item, first instanceof Map);
    if (typeof key !== 'string') continue;
    if (key.includes('\0')) throw failure(4940400, 'Key field cannot contain an embedded null byte');
    result.set(key, element);
  }
  return result;
}

function toArray(value: Argument): Value {
  if (isNullish(value)) return null;
  if (!(value instanceof Map)) throw failure(40390, `$objectToArray requires a document input, found: ${named(value)}`);
  return [...value].map(
    ([name, element]) =>
      new Map<string, Value>([
        ['k', name],
        ['v', element],
      ]),
  );
}

export const OBJECTS: Operators = {
  $mergeObjects: variadic(merge),
  $arrayToObject: unary('$arrayToObject', fromArray),
  $objectToArray: unary('$objectToArray', toArray),
};
