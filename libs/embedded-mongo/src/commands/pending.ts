import { type Doc, type Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import { toNumber } from './arguments.ts';

type Shape = Map<string, Shape | true>;

function keep(value: Value, shape: Shape | true, include: boolean): Value | undefined {
  if (shape === true) return include ? value : undefined;
  if (Array.isArray(value)) return value.map((one) => keep(one, shape, include)).filter((one) => one !== undefined);
  if (!(value instanceof Map)) return include ? undefined : value;
  const result: Doc = new Map();
  for (const [name, one] of value) {
    const inner = shape.get(name);
    const kept = inner ? keep(one, inner, include) : include ? undefined : one;
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

export function compileProjection(fields: Doc, _filter: Doc): (doc: Doc) => Doc {
  const shape: Shape = new Map();
  let id = true;
  let include: boolean | undefined;
  for (const [path, value] of fields) {
    const on = typeof value === 'boolean' ? value : toNumber(value);
    if (on === undefined) throw new MongoServerError(238, 'projections with expressions are not there yet');
    if (path === '_id') {
      id = Boolean(on);
      continue;
    }
    include = Boolean(on);
    let at = shape;
    const parts = path.split('.');
    for (const part of parts.slice(0, -1)) {
      const next = at.get(part);
      const inner: Shape = next instanceof Map ? next : new Map();
      at.set(part, inner);
      at = inner;
    }
    at.set(parts.at(-1) ?? '', true);
  }
  const inclusive = include ?? id;
  if (inclusive && id) shape.set('_id', true);
  if (!inclusive && !id) shape.set('_id', true);
  return (doc) => {
    const kept = keep(doc, shape, inclusive);
    return kept instanceof Map ? kept : new Map();
  };
}

export function compilePipeline(stages: readonly Doc[], _options: object): (docs: Iterable<Doc>) => Iterable<Doc> {
  const known = ['$match', '$sort', '$skip', '$limit', '$group'];
  if (!stages.every((stage) => known.some((name) => stage.has(name)))) {
    throw new MongoServerError(238, 'aggregations are not there yet');
  }
  return () => {
    throw new MongoServerError(238, 'aggregations are not there yet');
  };
}
