import { hashKey } from '../compare.ts';
import { failedToParse } from '../errors.ts';
import { fieldPath } from '../field-path.ts';
import { walkPath } from '../path.ts';
import { typeName } from '../type-names.ts';
import type { Doc, Value } from '../value.ts';
import { stageError, type ForeignCollection, type Stage } from './stage.ts';

const FIELDS = ['from', 'localField', 'foreignField', 'as'] as const;

function parse(operand: Value): Readonly<Record<(typeof FIELDS)[number], string>> {
  if (!(operand instanceof Map))
    throw failedToParse(`the $lookup specification must be an Object, but found ${typeName(operand)}`);
  for (const name of operand.keys()) {
    if (name === 'pipeline' || name === 'let') throw stageError(238, '$lookup with a pipeline is not supported');
    if (!FIELDS.some((field) => field === name)) throw failedToParse(`unknown argument to $lookup: ${name}`);
  }
  const text = (name: string): string => {
    const value = operand.get(name);
    if (value === undefined) throw failedToParse(`must specify '${name}' field for a $lookup`);
    if (typeof value === 'string') return value;
    throw failedToParse(`$lookup argument '${name}: ${typeName(value)}' must be a string`);
  };
  return { from: text('from'), localField: text('localField'), foreignField: text('foreignField'), as: text('as') };
}

/** Returns all values at a path, arrays taken apart but not their elements; null where there is none. */
function localValues(doc: Doc, parts: readonly string[]): Value[] {
  const values: Value[] = [];
  walkPath(doc, parts, true, (value) => {
    if (Array.isArray(value)) values.push(...value);
    else values.push(value ?? null);
    return false;
  });
  return values;
}

/** Foreign documents by the keys of their values, in natural order. */
function indexBy(docs: Iterable<Doc>, parts: readonly string[]): Map<string, Set<Doc>> {
  const index = new Map<string, Set<Doc>>();
  for (const doc of docs) {
    walkPath(doc, parts, false, (value) => {
      const key = hashKey(value);
      const documents = index.get(key);
      if (documents) documents.add(doc);
      else index.set(key, new Set([doc]));
      return false;
    });
  }
  return index;
}

function joined(
  values: readonly Value[],
  index: ReadonlyMap<string, ReadonlySet<Doc>>,
  places: ReadonlyMap<Doc, number>,
): Value[] {
  const documents = new Set<Doc>();
  for (const value of values) {
    for (const doc of index.get(hashKey(value)) ?? []) documents.add(doc);
  }
  return [...documents].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function put(doc: Doc, parts: readonly string[], value: Value): Doc {
  const [name = '', ...rest] = parts;
  const result = new Map(doc);
  const inner = doc.get(name);
  result.set(name, rest.length === 0 ? value : put(inner instanceof Map ? inner : new Map(), rest, value));
  return result;
}

/**
 * Searches by index, in documents read: a table of all foreign documents pays only for more local ones than this part
 * of them.
 */
const SEARCH_COST = 20;

const NONE: ForeignCollection = { size: 0, all: () => [], withValues: () => undefined };

/** Joins by a table of all foreign documents, which is made when the first document asks for it. */
function joinByTable(others: ForeignCollection, foreign: readonly string[]): (values: readonly Value[]) => Value[] {
  const all = others.all();
  const index = indexBy(all, foreign);
  const places = new Map(all.map((doc, index) => [doc, index]));
  return (values) => joined(values, index, places);
}

/**
 * $lookup by equality of two fields: by an index while few documents are joined to many, by a table of all foreign
 * documents otherwise. Source: MongoDB manual, reference/operator/aggregation/lookup.
 */
export const lookup: Stage = (operand, options) => {
  const { from, localField, foreignField, as } = parse(operand);
  const local = fieldPath(localField);
  const foreign = fieldPath(foreignField);
  const target = fieldPath(as);
  return function* (docs) {
    const others = options.lookup?.(from) ?? NONE;
    let searchesLeft = others.size / SEARCH_COST;
    let byTable: ((values: readonly Value[]) => Value[]) | undefined;
    for (const doc of docs) {
      const values = localValues(doc, local);
      const matches = byTable || searchesLeft-- < 1 ? undefined : others.withValues(foreignField, values);
      if (!matches) byTable ??= joinByTable(others, foreign);
      yield put(doc, target, matches ? [...matches] : (byTable?.(values) ?? []));
    }
  };
};
