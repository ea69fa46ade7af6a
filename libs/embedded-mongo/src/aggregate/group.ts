import { hashKey } from '../compare.ts';
import { compileExpression, type Evaluate } from '../expression.ts';
import type { Doc, Value } from '../value.ts';
import { compileAccumulator, type Accumulation, type Accumulator } from './accumulators.ts';
import { stageError, type Run, type Stage } from './stage.ts';

interface Group {
  readonly id: Value;
  readonly sums: readonly Accumulation[];
}

/** With an empty list of groups for no documents: there is none. */
function* groups(docs: Iterable<Doc>, idOf: Evaluate, fields: readonly Accumulator[]): Generator<Doc> {
  const groups = new Map<string, Group>();
  for (const doc of docs) {
    const id = idOf(doc) ?? null;
    const key = hashKey(id);
    let group = groups.get(key);
    if (!group) {
      group = { id, sums: fields.map(({ start }) => start()) };
      groups.set(key, group);
    }
    for (let index = 0; index < fields.length; index++) group.sums[index]?.add(fields[index]?.evaluate(doc));
  }
  for (const { id, sums } of groups.values()) {
    const result: Doc = new Map([['_id', id]]);
    for (const [position, { name }] of fields.entries()) result.set(name, sums[position]?.result() ?? null);
    yield result;
  }
}

/** $group. Source: MongoDB manual, reference/operator/aggregation/group. */
export const group: Stage = (operand, options): Run => {
  if (!(operand instanceof Map)) throw stageError(15947, "a group's fields must be specified in an object");
  const id = operand.get('_id');
  if (id === undefined) throw stageError(15955, 'a group specification must include an _id');
  const idOf = compileExpression(id, options);
  const fields = [...operand]
    .filter(([name]) => name !== '_id')
    .map(([name, value]) => compileAccumulator(name, value, options));
  return (docs) => groups(docs, idOf, fields);
};
