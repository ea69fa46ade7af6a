import { compileExpression } from '../expression.ts';
import { fieldPath } from '../field-path.ts';
import { addComputed, addField } from '../projection/build.ts';
import { computeFields, emptyNode, excludeFields, type ProjectionNode } from '../projection/node.ts';
import { parseProjection } from '../projection/parse.ts';
import { typeName } from '../type-names.ts';
import type { Doc, Value } from '../value.ts';
import { stageError, type PipelineOptions, type Run, type Stage } from './stage.ts';

const each = (change: (doc: Doc) => Doc): Run =>
  function* (docs) {
    for (const doc of docs) yield change(doc);
  };

export const project: Stage = (operand, options) => {
  if (!(operand instanceof Map)) throw stageError(15969, '$project specification must be an object');
  if (operand.size === 0)
    throw stageError(51272, 'Invalid $project :: caused by :: projection specification must have at least one field');
  for (const name of operand.keys()) {
    if (name.endsWith('.$'))
      throw stageError(
        31324,
        'Invalid $project :: caused by :: Cannot use positional projection in aggregation projection',
      );
  }
  return each(parseProjection(operand, options).apply);
};

function addPath(node: ProjectionNode, path: string, value: Value, options: PipelineOptions): void {
  const first = value instanceof Map ? value.keys().next().value : undefined;
  if (value instanceof Map && first !== undefined && !first.startsWith('$')) {
    for (const [name, inner] of value) addPath(node, `${path}.${name}`, inner, options);
    return;
  }
  addComputed(node, fieldPath(path), compileExpression(value, options));
}

/** $addFields and $set. */
export const addFields =
  (name: string): Stage =>
  (operand, options) => {
    if (!(operand instanceof Map)) {
      throw stageError(40272, `${name} specification stage must be an object, got ${typeName(operand)}`);
    }
    const node = emptyNode();
    for (const [path, value] of operand) addPath(node, path, value, options);
    return each((doc) => computeFields(doc, node, doc));
  };

export const unset: Stage = (operand) => {
  const paths = Array.isArray(operand) ? operand : [operand];
  if (Array.isArray(operand) && operand.length === 0) {
    throw stageError(31119, '$unset specification must be a string or an array with at least one field');
  }
  const node = emptyNode();
  for (const path of paths) {
    if (typeof path !== 'string') {
      throw Array.isArray(operand)
        ? stageError(31120, '$unset specification must be a string or an array containing only string values')
        : stageError(31002, '$unset specification must be a string or an array');
    }
    addField(node, fieldPath(path));
  }
  return each((doc) => excludeFields(doc, node));
};

/** $replaceRoot and $replaceWith. */
export const replaceRoot: Stage = (operand, options) => {
  if (!(operand instanceof Map))
    throw stageError(40229, `expected an object as specification for $replaceRoot stage, got ${typeName(operand)}`);
  for (const name of operand.keys())
    if (name !== 'newRoot')
      throw stageError(40230, `unrecognized option to $replaceRoot stage: ${name}, only valid option is 'newRoot'.`);
  const root = operand.get('newRoot');
  if (root === undefined) throw stageError(40231, 'no newRoot specified for the $replaceRoot stage');
  const evaluate = compileExpression(root, options);
  return each((doc) => {
    const result = evaluate(doc);
    if (result instanceof Map) return result;
    throw stageError(
      40228,
      `'newRoot' expression  must evaluate to an object, but resulting value was of type: ${typeName(result)}`,
    );
  });
};
