import type { Doc, Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';

/** The values of one index entry, one per indexed field; undefined where the field is missing. */
export type IndexKey = readonly (Value | undefined)[];

interface Walk {
  readonly value: Value | undefined;
  readonly rest: readonly string[];
  /** Nothing below this value is looked at any more. */
  readonly done: boolean;
}

export interface ExtractedKeys {
  readonly keys: IndexKey[];
  /** For each field whether an array was taken apart for it. */
  readonly multikey: readonly boolean[] | undefined;
}

const NUMERIC = /^\d+$/;

/** A number in a path is a place in the array, or a name in its documents; it cannot be both. */
function checkUnambiguous(array: readonly Value[], name: string): void {
  if (!array.some((item) => item instanceof Map && item.has(name))) return;
  throw new MongoServerError(
    16746,
    `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${name}'`,
  );
}

/** Goes down a path as far as there are documents; stops at an array that has to be taken apart. */
function descend({ value, rest }: Walk): Walk {
  let current = value;
  let depth = 0;
  for (; depth < rest.length; depth++) {
    const name = rest[depth] ?? '';
    if (current instanceof Map) current = current.get(name);
    else if (Array.isArray(current) && NUMERIC.test(name) && Number(name) < current.length) {
      checkUnambiguous(current, name);
      current = current[Number(name)];
    } else break;
  }
  if (Array.isArray(current)) return { value: current, rest: rest.slice(depth), done: false };
  return { value: depth < rest.length ? undefined : current, rest: [], done: true };
}

function element(walk: Walk, item: Value | undefined, empty: boolean): Walk {
  if (walk.rest.length === 0) return { value: empty ? [] : item, rest: [], done: true };
  if (empty || !(item instanceof Map)) return { value: undefined, rest: [], done: true };
  return { value: item, rest: walk.rest, done: false };
}

function expand(walks: readonly Walk[], multikey: boolean[], keys: IndexKey[]): void {
  const reached = walks.map((walk) => (walk.done ? walk : descend(walk)));
  const arrays = new Set(reached.filter((walk) => !walk.done).map((walk) => walk.value));
  if (arrays.size > 1) throw new MongoServerError(171, 'cannot index parallel arrays');
  const [array] = arrays;
  if (!Array.isArray(array)) {
    keys.push(reached.map((walk) => walk.value));
    return;
  }
  for (const [index, walk] of reached.entries()) if (!walk.done) multikey[index] = true;
  for (const item of array.length === 0 ? [undefined] : array) {
    expand(
      reached.map((walk) => (walk.done ? walk : element(walk, item, array.length === 0))),
      multikey,
      keys,
    );
  }
}

/** Returns the value at the end of a path of documents, or the first array on the way. */
function plainValue(doc: Doc, path: readonly string[]): Value | undefined {
  let current: Value | undefined = doc;
  for (const name of path) {
    if (!(current instanceof Map)) return Array.isArray(current) ? current : undefined;
    current = current.get(name);
  }
  return current;
}

/** Returns the one key of a document that has no array on any of the paths; undefined when there is one. */
function plainKey(doc: Doc, paths: readonly (readonly string[])[]): IndexKey | undefined {
  const key = paths.map((path) => plainValue(doc, path));
  return key.some(Array.isArray) ? undefined : key;
}

/**
 * Returns the entries of a document in an index on these paths: one, or one per element of the array on the way.
 * @throws MongoServerError 171 when two different arrays would have to be combined, 16746 when a number in a path means
 * two things
 */
export function extractKeys(doc: Doc, paths: readonly (readonly string[])[]): ExtractedKeys {
  const key = plainKey(doc, paths);
  if (key) return { keys: [key], multikey: undefined };
  const walks = paths.map((rest) => descend({ value: doc, rest, done: false }));
  const keys: IndexKey[] = [];
  const multikey = paths.map(() => false);
  expand(walks, multikey, keys);
  return { keys, multikey };
}
