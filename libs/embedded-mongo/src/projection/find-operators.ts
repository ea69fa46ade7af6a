import { badValue, MongoServerError } from '../errors.ts';
import { toSafeInteger } from '../numbers/numeric.ts';
import { compileQuery, type Predicate } from '../query.ts';
import type { Doc, Value } from '../value.ts';

/** Returns the document with the arrays at a path replaced; arrays on the way are gone through. */
export function mapArrays(doc: Doc, parts: readonly string[], change: (array: Value[]) => Value[]): Doc {
  const [name = '', ...rest] = parts;
  const value = doc.get(name);
  if (value === undefined) return doc;
  const changed = rest.length === 0 ? mapEnd(value, change) : mapBelow(value, rest, change);
  return changed === value ? doc : new Map(doc).set(name, changed);
}

const mapEnd = (value: Value, change: (array: Value[]) => Value[]): Value =>
  Array.isArray(value) ? change(value) : value;

function mapBelow(value: Value, rest: readonly string[], change: (array: Value[]) => Value[]): Value {
  if (value instanceof Map) return mapArrays(value, rest, change);
  return Array.isArray(value) ? value.map((element) => mapBelow(element, rest, change)) : value;
}

const sliceError = (): MongoServerError =>
  new MongoServerError(28667, 'Invalid $slice syntax: it takes a number, or a list of skip and limit');

const int32 = (value: Value | undefined): number => {
  const number = toSafeInteger(value);
  if (number === undefined) throw sliceError();
  return Math.max(-2147483648, Math.min(2147483647, number));
};

/** $slice of find: the first n elements, the last n when negative, or n from a place on. */
export function slicer(operand: Value): (array: Value[]) => Value[] {
  if (!Array.isArray(operand)) {
    const count = int32(operand);
    return (array) => (count >= 0 ? array.slice(0, count) : array.slice(count));
  }
  if (operand.length !== 2) throw sliceError();
  const skip = int32(operand[0]);
  const limit = int32(operand[1]);
  if (limit <= 0) throw new MongoServerError(28667, 'Invalid $slice syntax: the limit must be positive');
  return (array) => {
    const start = skip >= 0 ? skip : Math.max(0, array.length + skip);
    return array.slice(start, start + limit);
  };
}

/** Returns a test of single elements of an array, from the operand of $elemMatch. */
export function elementTest(operand: Value, path: string): (array: Value[]) => Value | undefined {
  if (!(operand instanceof Map)) throw new MongoServerError(31274, 'elemMatch: Invalid argument, object required');
  if (path.includes('.')) throw new MongoServerError(31275, 'Cannot use $elemMatch projection on a nested field.');
  const matches = compileQuery(new Map([['', new Map([['$elemMatch', operand]])]]));
  return (array) => array.find((element) => matches(new Map([['', [element]]])));
}

/** Keeps of the first array on a path the element that the filter met. @throws MongoServerError 51246, 51247 */
export function positional(filter: Predicate, parts: readonly string[]): (original: Doc, projected: Doc) => Doc {
  return (original, projected) => {
    const details = { position: undefined };
    filter(original, details);
    return atPosition(projected, parts, details.position);
  };
}

function atPosition(doc: Doc, parts: readonly string[], position: number | undefined): Doc {
  const [name = '', ...rest] = parts;
  const value = doc.get(name);
  if (value instanceof Map && rest.length > 0) return new Map(doc).set(name, atPosition(value, rest, position));
  if (!Array.isArray(value)) return doc;
  if (position === undefined) {
    throw new MongoServerError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  const element = value[position];
  if (element === undefined) {
    throw new MongoServerError(
      51247,
      "Executor error during find command :: caused by :: positional operator '.$' element mismatch",
    );
  }
  return new Map(doc).set(name, [element]);
}

export const refuseMeta = (): never => {
  throw badValue('$meta is not supported');
};
