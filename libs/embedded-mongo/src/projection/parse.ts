import { MongoServerError } from '../errors.ts';
import { compileExpression, type ExpressionOptions } from '../expression.ts';
import { fieldPath } from '../field-path.ts';
import { isTruthy } from '../numbers/numeric.ts';
import { isNumeric, type Doc, type Value } from '../value.ts';
import { addComputed, addField } from './build.ts';
import { computeFields, emptyNode, excludeFields, includeFields, type ProjectionNode } from './node.ts';

/** What find has beyond aggregation: it takes care of an operator at a path, and tells whether it did. */
export type FindOperator = (path: string, operator: string, operand: Value) => 'include' | 'all' | undefined;

interface Parsing {
  readonly options: ExpressionOptions;
  readonly findOperator: FindOperator | undefined;
  readonly node: ProjectionNode;
  mode: 'include' | 'exclude' | undefined;
  id: boolean | undefined;
}

const isFlag = (value: Value): boolean => typeof value === 'boolean' || isNumeric(value);

function setMode(parsing: Parsing, mode: 'include' | 'exclude', path: string): void {
  if (parsing.mode === undefined) parsing.mode = mode;
  if (parsing.mode === mode) return;
  throw mode === 'exclude'
    ? new MongoServerError(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
    : new MongoServerError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
}

function flag(parsing: Parsing, path: string, value: Value): void {
  const keep = isTruthy(value);
  if (path === '_id') {
    parsing.id = keep;
    return;
  }
  setMode(parsing, keep ? 'include' : 'exclude', path);
  addField(parsing.node, fieldPath(path));
}

function computed(parsing: Parsing, path: string, value: Value): void {
  if (parsing.mode === 'exclude' && path !== '_id') {
    throw new MongoServerError(31252, 'Cannot use an expression other than $meta in exclusion projection');
  }
  parsing.mode = 'include';
  addComputed(parsing.node, fieldPath(path), compileExpression(value, parsing.options));
}

function element(parsing: Parsing, path: string, value: Value): void {
  if (isFlag(value)) {
    flag(parsing, path, value);
    return;
  }
  if (!(value instanceof Map)) {
    computed(parsing, path, value);
    return;
  }
  const first = value.keys().next().value;
  if (first === undefined) {
    throw new MongoServerError(
      51270,
      `An empty sub-projection is not a valid value. Found empty object at path ${path}`,
    );
  }
  if (!first.startsWith('$')) {
    for (const [name, inner] of value) element(parsing, `${path}.${name}`, inner);
    return;
  }
  const handled = value.size === 1 ? parsing.findOperator?.(path, first, value.get(first) ?? null) : undefined;
  if (handled === undefined) computed(parsing, path, value);
  else if (handled === 'include') setMode(parsing, 'include', path);
}

export interface ParsedProjection {
  readonly includes: boolean;
  /** The top-level fields that are read; undefined for all. */
  readonly fields: ReadonlySet<string> | undefined;
  readonly apply: (doc: Doc) => Doc;
}

/**
 * Parses a projection in the form of find and $project.
 * @throws MongoServerError 31249, 31250, 31252, 31253, 31254, 51270, and those of paths and expressions
 */
export function parseProjection(
  projection: Doc,
  options: ExpressionOptions,
  findOperator?: FindOperator,
): ParsedProjection {
  const parsing: Parsing = { options, findOperator, node: emptyNode(), mode: undefined, id: undefined };
  for (const [path, value] of projection) element(parsing, path, value);
  const { node, id } = parsing;
  const includes = parsing.mode ? parsing.mode === 'include' : id === true;
  if (includes && id !== false && !node.computed.has('_id') && !node.children.has('_id')) node.fields.add('_id');
  if (!includes && id === false) addField(node, ['_id']);
  const keep = includes ? includeFields : excludeFields;
  const fields = includes && !node.computes ? new Set([...node.fields, ...node.children.keys()]) : undefined;
  return { includes, fields, apply: (doc) => computeFields(keep(doc, node), node, doc) };
}
