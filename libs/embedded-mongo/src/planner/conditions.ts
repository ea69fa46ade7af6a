import { BSONRegExp, Decimal128, Double } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { compareValues } from '../compare.ts';

export interface Bound {
  readonly value: Value;
  readonly inclusive: boolean;
}

/** What a filter demands of one path, as far as an index can tell. All of the lists hold together. */
export interface PathConditions {
  /** The value is one of these; each list must be met. */
  readonly points: (readonly Value[])[];
  readonly lower: Bound[];
  readonly upper: Bound[];
  /**
   * Names of types, as `$type` gives them; the value, or one of an array, is of each. They tell which partial index
   * will do.
   */
  readonly types: string[];
}

export interface FilterConditions {
  readonly paths: ReadonlyMap<string, PathConditions>;
  /** The filter demands nothing else, so that documents in the bounds need no second look (for single values). */
  readonly complete: boolean;
}

export const isNaNValue = (value: Value): boolean =>
  (value instanceof Double && Number.isNaN(value.value)) || (value instanceof Decimal128 && value.toString() === 'NaN');

/** Returns values whose equality an index finds by their key: not arrays, expressions and the like. */
const isPoint = (value: Value): boolean =>
  !Array.isArray(value) && !(value instanceof BSONRegExp) && !isNaNValue(value);

/** Returns values that bound a range within their own type. */
const isRangeBound = (value: Value): boolean =>
  isPoint(value) && value !== null && !(value instanceof Map) && typeof value !== 'boolean' && !isExtreme(value);

const isExtreme = (value: Value): boolean =>
  typeof value === 'object' && value !== null && '_bsontype' in value && /^M(in|ax)Key$/.test(String(value._bsontype));

/** The bound that each operator of a range sets. */
const rangeOperators: ReadonlyMap<string, { readonly side: 'lower' | 'upper'; readonly inclusive: boolean }> = new Map([
  ['$gt', { side: 'lower', inclusive: false }],
  ['$gte', { side: 'lower', inclusive: true }],
  ['$lt', { side: 'upper', inclusive: false }],
  ['$lte', { side: 'upper', inclusive: true }],
]);

class Collector {
  readonly paths = new Map<string, PathConditions>();
  complete = true;

  at(path: string): PathConditions {
    const pathConditions = this.paths.get(path);
    if (pathConditions) return pathConditions;
    const fresh: PathConditions = { points: [], lower: [], upper: [], types: [] };
    this.paths.set(path, fresh);
    return fresh;
  }

  filter(filter: Doc): void {
    for (const [name, condition] of filter) {
      if (name === '$and' && Array.isArray(condition)) {
        for (const part of condition) if (part instanceof Map) this.filter(part);
      } else if (name === '$comment') {
        continue;
      } else if (name.startsWith('$')) {
        this.complete = false;
      } else if (condition instanceof Map && isOperators(condition)) {
        for (const [operator, operand] of condition) this.operator(name, operator, operand);
      } else {
        this.points(name, [condition]);
      }
    }
  }

  operator(path: string, operator: string, operand: Value): void {
    const range = isRangeBound(operand) ? rangeOperators.get(operator) : undefined;
    if (operator === '$eq') this.points(path, [operand]);
    else if (operator === '$in' && Array.isArray(operand)) this.points(path, operand);
    else if (range) this.at(path)[range.side].push({ value: operand, inclusive: range.inclusive });
    else {
      if (operator === '$type' && typeof operand === 'string') this.at(path).types.push(operand);
      this.complete = false;
    }
  }

  points(path: string, values: readonly Value[]): void {
    if (!values.every(isPoint)) {
      this.complete = false;
      return;
    }
    if (values.includes(null)) this.complete = false;
    const sorted = values.toSorted(compareValues);
    this.at(path).points.push(
      sorted.filter((value, index) => index === 0 || compareValues(sorted[index - 1] ?? null, value) !== 0),
    );
  }
}

const isOperators = (condition: Doc): boolean => {
  const [first] = condition.keys();
  return first !== undefined && first.startsWith('$') && !/^\$(ref|id|db)$/.test(first);
};

/** Reads from a filter what indexes can use; everything else only makes it incomplete. */
export function conditionsOf(filter: Doc): FilterConditions {
  const collector = new Collector();
  collector.filter(filter);
  return collector;
}
