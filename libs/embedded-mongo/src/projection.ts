import { MongoServerError } from './errors.ts';
import type { ExpressionOptions } from './expression.ts';
import { fieldPath } from './field-path.ts';
import { isTruthy } from './numbers/numeric.ts';
import { elementTest, mapArrays, positional, refuseMeta, slicer } from './projection/find-operators.ts';
import { parseProjection, type FindOperator, type ParsedProjection } from './projection/parse.ts';
import { compileQuery } from './query.ts';
import type { Doc, Value } from './value.ts';

type Step = (original: Doc, projected: Doc) => Doc;

/** Returns the path of a positional projection taken out of a projection. */
function positionalPath(projection: Doc): { readonly path: string | undefined; readonly rest: Doc } {
  const paths = [...projection.keys()].filter((name) => name.endsWith('.$'));
  const [path] = paths;
  if (path === undefined) return { path, rest: projection };
  if (paths.length > 1) {
    throw new MongoServerError(31276, 'Cannot specify more than one positional projection per query.');
  }
  if (!isTruthy(projection.get(path))) {
    throw new MongoServerError(31395, 'positional projection cannot be used with exclusion');
  }
  const plain = path.slice(0, -2);
  return { path: plain, rest: new Map([...projection].map(([name, value]) => [name === path ? plain : name, value])) };
}

function operators(steps: Step[], withPosition: boolean): FindOperator {
  return (path, operator, operand) => {
    if (operator === '$slice' && !isExpressionSlice(operand)) {
      const slice = slicer(operand);
      const parts = fieldPath(path);
      steps.push((_original, projected) => mapArrays(projected, parts, slice));
      return 'all';
    }
    if (operator === '$elemMatch') {
      if (withPosition) throw new MongoServerError(31255, 'Cannot specify positional operator and $elemMatch.');
      steps.push(elementStep(path, elementTest(operand, path)));
      return 'include';
    }
    return operator === '$meta' ? refuseMeta() : undefined;
  };
}

/** Returns the form of the aggregation operator: its first argument is an array expression. */
const isExpressionSlice = (operand: Value): boolean =>
  Array.isArray(operand) && (operand.length === 3 || typeof operand[0] === 'string' || Array.isArray(operand[0]));

function elementStep(name: string, find: (array: Value[]) => Value | undefined): Step {
  return (original, projected) => {
    const array = original.get(name);
    const element = Array.isArray(array) ? find(array) : undefined;
    return element === undefined ? projected : new Map(projected).set(name, [element]);
  };
}

/** Fields sliced in an inclusion are part of it. */
function withSliced(projection: Doc): Doc {
  const isSlice = (value: Value): boolean => value instanceof Map && value.size === 1 && value.has('$slice');
  const includes = [...projection].some(
    ([name, value]) => name !== '_id' && !(value instanceof Map) && isTruthy(value),
  );
  if (!includes) return projection;
  return new Map(
    [...projection]
      .filter(([, value]) => !isSlice(value))
      .concat([...projection].filter(([, value]) => isSlice(value)).map(([name]) => [name, true])),
  );
}

export type Projection = Pick<ParsedProjection, 'fields' | 'apply'>;

/**
 * Returns what find gives of a document. The filter is that of the command: the positional operator reads it.
 * @throws MongoServerError 31249–31276, 31395, 51270, 28667 for projections that contradict themselves, and those of
 * paths and expressions; the function given throws 51246, 51247 when a positional projection finds no element
 */
export function compileProjection(projection: Doc, filter: Doc, options: ExpressionOptions = {}): Projection {
  const { path, rest } = positionalPath(projection);
  const steps: Step[] = [];
  const findOperator = operators(steps, path !== undefined);
  const included = withSliced(rest);
  if (included !== rest) {
    for (const [name, value] of rest)
      if (value instanceof Map && value.size === 1 && value.has('$slice'))
        findOperator(name, '$slice', value.get('$slice') ?? null);
  }
  const parsed = parseProjection(included, options, findOperator);
  if (path !== undefined) steps.push(positional(compileQuery(filter, options), fieldPath(path)));
  if (steps.length === 0) return parsed;
  return {
    fields: undefined,
    apply: (doc) => steps.reduce((projected, step) => step(doc, projected), parsed.apply(doc)),
  };
}
