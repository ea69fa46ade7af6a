import { Int32 } from 'bson';
import type { Value } from '../bson.ts';
import { compareValues, hashKey } from '../compare.ts';
import { collectionName, optionalCount, optionalDoc, optionalNumber, requiredString } from './arguments.ts';
import type { Command } from './command.ts';
import { distinctByIndex } from '../planner/distinct.ts';
import { prepareSearch } from './prepare-search.ts';

export const count: Command = {
  accepts: ['query', 'limit', 'skip', 'hint', 'fields'],
  reads: true,
  run: (context) => {
    const { namespace } = collectionName(context);
    const search = prepareSearch(context, context.view.collection(namespace), {
      filter: optionalDoc(context, 'query') ?? new Map(),
      skip: optionalCount(context, 'skip'),
      limit: Math.abs(optionalNumber(context, 'limit') ?? 0),
      hint: context.body.get('hint'),
      counting: true,
    });
    return { fields: new Map<string, Value>([['n', new Int32(search.count())]]) };
  },
};

/** Calls `take` with every value at a path, arrays on the way and at its end taken apart. */
function visit(value: Value | undefined, path: readonly string[], collect: (value: Value) => void): void {
  const [name, ...rest] = path;
  if (value === undefined) return;
  if (name === undefined) {
    if (Array.isArray(value)) value.forEach(collect);
    else collect(value);
  } else if (value instanceof Map) visit(value.get(name), rest, collect);
  else if (Array.isArray(value)) {
    if (/^\d+$/.test(name)) visit(value[Number(name)], rest, collect);
    for (const item of value) if (item instanceof Map) visit(item, path, collect);
  }
}

export const distinct: Command = {
  accepts: ['key', 'query', 'hint'],
  transactional: true,
  reads: true,
  run: (context) => {
    const { namespace } = collectionName(context);
    const key = requiredString(context, 'key');
    const path = key.split('.');
    const filter = optionalDoc(context, 'query') ?? new Map<string, Value>();
    const hint = context.body.get('hint');
    const collection = context.view.collection(namespace);
    const search = prepareSearch(context, collection, { filter, hint });
    const isPlain =
      collection && filter.size === 0 && hint === undefined && context.view.diverging(collection).size === 0;
    const distinctValues = isPlain ? distinctByIndex(collection, key) : undefined;
    if (distinctValues) return { fields: new Map<string, Value>([['values', distinctValues.toSorted(compareValues)]]) };
    const values = new Map<string, Value>();
    for (const { document } of search.run()) {
      visit(document.doc, path, (value) => {
        const key = hashKey(value);
        if (!values.has(key)) values.set(key, value);
      });
    }
    return { fields: new Map<string, Value>([['values', [...values.values()].toSorted(compareValues)]]) };
  },
};
