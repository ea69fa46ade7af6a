import { Double, Int32, Long } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { equalValues } from '../compare.ts';
import { MongoServerError } from '../errors.ts';
import { compileQuery } from '../query.ts';

/** One field of an index: the path to it, and 1 for ascending or -1 for descending order. */
export interface IndexField {
  readonly path: string;
  readonly direction: 1 | -1;
}

/** An index as it was asked for, checked. */
export interface IndexSpec {
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Doc | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** The specification as listIndexes shows it. */
  readonly listing: Doc;
}

const ID_INDEX_NAME = '_id_';
const KNOWN = new Set(['v', 'key', 'name', 'unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds']);
/** Options without an effect here or anywhere today: accepted, not stored. */
const WITHOUT_EFFECT = new Set(['background', 'ns']);

const cannotCreate = (message: string): MongoServerError => new MongoServerError(67, message);

const numeric = (value: Value | undefined): number | undefined =>
  value instanceof Int32 || value instanceof Double
    ? value.value
    : value instanceof Long
      ? value.toNumber()
      : undefined;

function flag(spec: Doc, name: string): boolean {
  const value = spec.get(name);
  if (value === undefined) return false;
  if (typeof value === 'boolean') return value;
  const number = numeric(value);
  if (number === undefined) {
    throw new MongoServerError(14, `The field '${name}' must be a boolean`);
  }
  return number !== 0;
}

function parseField(path: string, value: Value): { path: string; direction: 1 | -1 } {
  if (typeof value === 'string') throw cannotCreate(`Index type '${value}' is not supported`);
  const number = numeric(value);
  if (number === undefined || number === 0 || Number.isNaN(number)) {
    throw cannotCreate(`Values in the index key pattern must be numbers greater or less than 0: ${path}`);
  }
  if (path === '' || path.split('.').includes('')) throw cannotCreate('Index keys cannot contain an empty field.');
  if (path.includes('$**')) throw cannotCreate('Wildcard indexes are not supported');
  if (path.split('.').some((part) => part.startsWith('$') && !/^\$(id|ref|db)$/.test(part))) {
    throw cannotCreate(`Index key contains an illegal field name: '${path}'`);
  }
  return { path, direction: number > 0 ? 1 : -1 };
}

function parsePartial(spec: Doc): Doc | undefined {
  const partial = spec.get('partialFilterExpression');
  if (partial === undefined) return undefined;
  if (!(partial instanceof Map)) throw new MongoServerError(14, "'partialFilterExpression' must be an object");
  checkPartialOperators(partial);
  compileQuery(partial);
  return partial;
}

const PARTIAL_OPERATORS = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

function checkPartialOperators(filter: Doc): void {
  for (const [name, condition] of filter) {
    if (name === '$and' && Array.isArray(condition)) {
      for (const part of condition) if (part instanceof Map) checkPartialOperators(part);
    } else if (name.startsWith('$')) {
      throw cannotCreate(`Expression not supported in partial index: ${name}`);
    } else if (condition instanceof Map) {
      checkPartialCondition(condition);
    }
  }
}

function checkPartialCondition(condition: Doc): void {
  for (const [operator, operand] of condition) {
    const refused = operator.startsWith('$') && !PARTIAL_OPERATORS.has(operator);
    if (refused || (operator === '$exists' && (operand === false || numeric(operand) === 0))) {
      throw cannotCreate(`Expression not supported in partial index: ${operator}`);
    }
  }
}

function parseExpiry(spec: Doc, fields: number, isId: boolean): number | undefined {
  const value = spec.get('expireAfterSeconds');
  if (value === undefined) return undefined;
  const seconds = numeric(value);
  if (seconds === undefined) throw new MongoServerError(14, "TTL index 'expireAfterSeconds' must be numeric");
  if (isId || fields !== 1)
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL');
  if (!(seconds >= 0 && seconds <= 2147483647)) {
    throw cannotCreate("TTL index 'expireAfterSeconds' option must be within an acceptable range");
  }
  return Math.trunc(seconds);
}

function checkKnown(spec: Doc): void {
  for (const name of spec.keys()) {
    if (name === 'hidden' && spec.get(name) === false) continue;
    if (!KNOWN.has(name) && !WITHOUT_EFFECT.has(name)) {
      throw new MongoServerError(197, `The field '${name}' is not valid for an index specification here.`);
    }
  }
}

function parseKey(spec: Doc): { key: Doc; fields: IndexSpec['fields'] } {
  const key = spec.get('key');
  if (!(key instanceof Map)) {
    throw new MongoServerError(9, "The 'key' field is a required property of an index specification");
  }
  if (key.size === 0) throw cannotCreate('Index keys cannot be an empty object');
  return { key, fields: [...key].map(([path, value]) => parseField(path, value)) };
}

function parseName(spec: Doc): string {
  const name = spec.get('name');
  if (typeof name === 'string' && name !== '') return name;
  throw new MongoServerError(9, "The 'name' field is a required property of an index specification");
}

function shownAs(key: Doc, spec: Omit<IndexSpec, 'listing' | 'fields'>): Doc {
  const listing: Doc = new Map<string, Value>([
    ['v', new Int32(2)],
    ['key', key],
    ['name', spec.name],
  ]);
  if (spec.unique && spec.name !== ID_INDEX_NAME) listing.set('unique', true);
  if (spec.sparse) listing.set('sparse', true);
  if (spec.partial) listing.set('partialFilterExpression', spec.partial);
  if (spec.expireAfterSeconds !== undefined) listing.set('expireAfterSeconds', new Int32(spec.expireAfterSeconds));
  return listing;
}

/**
 * Checks one element of createIndexes.
 * @throws MongoServerError 67 for kinds of index outside the scope, 197 for unknown options, 14 for wrong types
 */
export function parseIndexSpec(spec: Doc): IndexSpec {
  checkKnown(spec);
  const { key, fields } = parseKey(spec);
  const isId = fields.length === 1 && fields[0]?.path === '_id';
  const parts = {
    name: isId ? ID_INDEX_NAME : parseName(spec),
    unique: flag(spec, 'unique') || isId,
    sparse: flag(spec, 'sparse'),
    partial: parsePartial(spec),
    expireAfterSeconds: parseExpiry(spec, fields.length, isId),
  };
  if (parts.sparse && parts.partial) throw cannotCreate('cannot mix "partialFilterExpression" and "sparse" options');
  if (isId && (parts.sparse || parts.partial)) {
    throw new MongoServerError(197, 'The _id index cannot be sparse or partial');
  }
  return { ...parts, fields, listing: shownAs(key, parts) };
}

const sameFields = (a: IndexSpec, b: IndexSpec): boolean =>
  a.fields.length === b.fields.length &&
  a.fields.every(
    (field, index) => field.path === b.fields[index]?.path && field.direction === b.fields[index].direction,
  );

const samePartial = (a: IndexSpec, b: IndexSpec): boolean =>
  a.partial === undefined || b.partial === undefined ? a.partial === b.partial : equalValues(a.partial, b.partial);

/**
 * Returns whether an index asked for is there already.
 * @throws MongoServerError 85 or 86 when one with the same name or the same fields differs
 */
export function isExistingIndex(newSpec: IndexSpec, existing: Iterable<IndexSpec>): boolean {
  for (const spec of existing) {
    const same = sameFields(spec, newSpec) && samePartial(spec, newSpec);
    const options =
      spec.unique === newSpec.unique &&
      spec.sparse === newSpec.sparse &&
      spec.expireAfterSeconds === newSpec.expireAfterSeconds;
    if (spec.name === newSpec.name) {
      if (same && options) return true;
      throw new MongoServerError(
        86,
        `An existing index has the same name as the requested index: ${newSpec.name}. Requested and existing differ.`,
      );
    }
    if (!same) continue;
    throw new MongoServerError(
      85,
      options
        ? `Index already exists with a different name: ${spec.name}`
        : `An equivalent index already exists with a different name and options: ${spec.name}`,
    );
  }
  return false;
}
