import { Long } from 'bson';
import { fieldPath } from '../field-path.ts';
import { typeName } from '../type-names.ts';
import type { Doc, Value } from '../value.ts';
import { stageError, type Stage } from './stage.ts';

interface Unwind {
  readonly parts: readonly string[];
  readonly indexParts: readonly string[] | undefined;
  readonly keepEmpty: boolean;
}

const OPTIONS = new Set(['path', 'preserveNullAndEmptyArrays', 'includeArrayIndex']);

function indexPath(value: Value | undefined): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value === '') {
    throw stageError(28810, 'expected a non-empty string for the includeArrayIndex option to $unwind stage');
  }
  if (!value.startsWith('$')) return fieldPath(value);
  throw stageError(28822, `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${value}`);
}

function parse(operand: Value): Unwind {
  if (typeof operand === 'string') return { parts: pathOf(operand), indexParts: undefined, keepEmpty: false };
  if (!(operand instanceof Map)) {
    throw stageError(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeName(operand)}`,
    );
  }
  for (const name of operand.keys()) {
    if (!OPTIONS.has(name)) throw stageError(28811, `unrecognized option to $unwind stage: ${name}`);
  }
  const keepEmpty = operand.get('preserveNullAndEmptyArrays') ?? false;
  if (typeof keepEmpty !== 'boolean') {
    throw stageError(
      28809,
      `expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage, got ${typeName(keepEmpty)}`,
    );
  }
  const indexParts = indexPath(operand.get('includeArrayIndex'));
  const path = operand.get('path');
  if (path === undefined) throw stageError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw stageError(28808, `expected a string as the path for $unwind stage, got ${typeName(path)}`);
  return { parts: pathOf(path), indexParts, keepEmpty };
}

function pathOf(path: string): readonly string[] {
  if (path === '') throw stageError(28812, 'no path specified to $unwind stage');
  if (!path.startsWith('$'))
    throw stageError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  return fieldPath(path.slice(1));
}

function valueAt(doc: Doc, parts: readonly string[]): Value | undefined {
  let current: Value | undefined = doc;
  for (const part of parts) current = current instanceof Map ? current.get(part) : undefined;
  return current;
}

/** Returns the document with one value set, or taken away, documents on the way made where they are missing. */
function withValue(doc: Doc, parts: readonly string[], value: Value | undefined): Doc {
  const [name = '', ...rest] = parts;
  const result = new Map(doc);
  if (rest.length > 0) {
    const inner = doc.get(name);
    result.set(name, withValue(inner instanceof Map ? inner : new Map(), rest, value));
  } else if (value === undefined) result.delete(name);
  else result.set(name, value);
  return result;
}

/** $unwind: a document for each element. Source: MongoDB manual, reference/operator/aggregation/unwind. */
export const unwind: Stage = (operand) => {
  const { parts, indexParts, keepEmpty } = parse(operand);
  const indexed = (doc: Doc, index: number | undefined): Doc =>
    indexParts ? withValue(doc, indexParts, index === undefined ? null : Long.fromNumber(index)) : doc;
  return function* (docs) {
    for (const doc of docs) {
      const value = valueAt(doc, parts);
      if (Array.isArray(value) && value.length > 0) {
        for (const [index, element] of value.entries()) yield indexed(withValue(doc, parts, element), index);
      } else if (value === undefined || value === null || Array.isArray(value)) {
        if (keepEmpty) yield indexed(Array.isArray(value) ? withValue(doc, parts, undefined) : doc, undefined);
      } else yield indexed(doc, undefined);
    }
  };
};
