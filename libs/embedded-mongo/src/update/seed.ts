import { BSONRegExp } from 'bson';
import { MongoServerError } from '../errors.ts';
import type { Doc, Value } from '../value.ts';

const isOperatorDoc = (value: Value): value is Doc => {
  if (!(value instanceof Map)) return false;
  const first = value.keys().next().value;
  return first !== undefined && first.startsWith('$') && !(value.has('$ref') && value.has('$id'));
};

type Equality = readonly [path: string, value: Value];

function* operatorEqualities(path: string, operators: Doc): Generator<Equality> {
  for (const [operator, operand] of operators) {
    if (operator === '$eq') yield [path, operand];
    else if (operator === '$in' && Array.isArray(operand) && operand.length === 1 && isLiteral(operand[0])) {
      yield [path, operand[0]];
    } else if (operator === '$all' && Array.isArray(operand)) {
      for (const element of operand) if (isLiteral(element) && !isOperatorDoc(element)) yield [path, element];
    }
  }
}

const isLiteral = (value: Value | undefined): value is Value => value !== undefined && !(value instanceof BSONRegExp);

function* equalities(filter: Doc): Generator<Equality> {
  for (const [name, operand] of filter) {
    if (name === '$and' || (name === '$or' && Array.isArray(operand) && operand.length === 1)) {
      if (Array.isArray(operand)) for (const element of operand) if (element instanceof Map) yield* equalities(element);
    } else if (name.startsWith('$')) continue;
    else if (isOperatorDoc(operand)) yield* operatorEqualities(name, operand);
    else if (isLiteral(operand)) yield [name, operand];
  }
}

function checkDistinct(rowsById: ReadonlyMap<string, Value>, path: string): void {
  for (const other of rowsById.keys()) {
    if (other === path) {
      throw new MongoServerError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    }
    if (path.startsWith(`${other}.`) || other.startsWith(`${path}.`)) {
      throw new MongoServerError(
        54,
        `cannot infer query fields to set, both paths '${path}' and '${other}' are matched`,
      );
    }
  }
}

function put(doc: Doc, parts: readonly string[], value: Value): void {
  let current = doc;
  for (const part of parts.slice(0, -1)) {
    const next = current.get(part);
    const inner: Doc = next instanceof Map ? next : new Map();
    if (inner !== next) current.set(part, inner);
    current = inner;
  }
  current.set(parts.at(-1) ?? '', value);
}

/**
 * Returns the document an upsert starts from: what the filter demands to be equal. A replacement takes the _id only.
 * @throws MongoServerError 54 when the filter demands two values at one path, 111 for a path below _id
 */
export function seedDocument(filter: Doc, idOnly: boolean): Doc {
  const rowsById = new Map<string, Value>();
  for (const [path, value] of equalities(filter)) {
    if (idOnly && path.startsWith('_id.')) {
      throw new MongoServerError(111, `field at '_id' must be exactly specified, field at sub-path '${path}' found`);
    }
    if (idOnly && path !== '_id') continue;
    checkDistinct(rowsById, path);
    rowsById.set(path, value);
  }
  const doc: Doc = new Map();
  const sorted = [...rowsById].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, value] of sorted) put(doc, path.split('.'), value);
  return doc;
}
