import { Int32 } from 'bson';
import { compareValues, hashKey } from '../compare.ts';
import { compileExpression, type Evaluate, type ExpressionOptions } from '../expression.ts';
import { Sum } from '../numbers/accumulate.ts';
import type { Value } from '../value.ts';
import { stageError } from './stage.ts';

/** Gathers values of one group. */
export interface Accumulation {
  add(value: Value | undefined): void;
  result(): Value;
}

class Extreme implements Accumulation {
  readonly #sign: 1 | -1;
  #best: Value = null;
  constructor(sign: 1 | -1) {
    this.#sign = sign;
  }
  add(value: Value | undefined): void {
    if (value === undefined || value === null) return;
    if (this.#best === null || compareValues(value, this.#best) * this.#sign > 0) this.#best = value;
  }
  result(): Value {
    return this.#best;
  }
}

class First implements Accumulation {
  #value: Value | undefined;
  #seen = false;
  add(value: Value | undefined): void {
    if (this.#seen) return;
    this.#seen = true;
    this.#value = value;
  }
  result(): Value {
    return this.#value ?? null;
  }
}

class Last implements Accumulation {
  #value: Value | undefined;
  add(value: Value | undefined): void {
    this.#value = value;
  }
  result(): Value {
    return this.#value ?? null;
  }
}

class Push implements Accumulation {
  readonly #values: Value[] = [];
  add(value: Value | undefined): void {
    if (value !== undefined) this.#values.push(value);
  }
  result(): Value {
    return this.#values;
  }
}

class AddToSet implements Accumulation {
  readonly #values = new Map<string, Value>();
  add(value: Value | undefined): void {
    if (value === undefined) return;
    const key = hashKey(value);
    if (!this.#values.has(key)) this.#values.set(key, value);
  }
  result(): Value {
    return [...this.#values.values()];
  }
}

const average = (): Accumulation => {
  const sum = new Sum();
  return { add: (value) => sum.add(value), result: () => sum.average() };
};

const ACCUMULATORS = new Map<string, () => Accumulation>([
  ['$sum', () => new Sum()],
  ['$avg', average],
  ['$min', () => new Extreme(-1)],
  ['$max', () => new Extreme(1)],
  ['$first', () => new First()],
  ['$last', () => new Last()],
  ['$push', () => new Push()],
  ['$addToSet', () => new AddToSet()],
  ['$count', () => new Sum()],
]);

export interface Accumulator {
  readonly name: string;
  readonly evaluate: Evaluate;
  readonly start: () => Accumulation;
}

const ONE = new Int32(1);

function operandOf(operator: string, operand: Value): Value {
  if (operator !== '$count') {
    if (Array.isArray(operand)) throw stageError(40237, `The ${operator} accumulator is a unary operator`);
    return operand;
  }
  if (operand instanceof Map && operand.size === 0) return ONE;
  throw stageError(14, '$count takes no arguments, i.e. $count:{}');
}

/** Returns one field of a $group. @throws MongoServerError 40234, 40235, 40236, 40237, 40238, 15952 */
export function compileAccumulator(name: string, value: Value, options: ExpressionOptions): Accumulator {
  const first = value instanceof Map ? value.keys().next().value : undefined;
  if (!(value instanceof Map) || !first?.startsWith('$')) {
    throw stageError(40234, `The field '${name}' must be an accumulator object`);
  }
  if (name.includes('.')) throw stageError(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith('$')) throw stageError(40236, `The field name '${name}' cannot be an operator name`);
  const [entry, ...more] = [...value];
  if (!entry || more.length > 0) throw stageError(40238, `The field '${name}' must specify one accumulator`);
  const [operator, operand] = entry;
  const start = ACCUMULATORS.get(operator);
  if (!start) throw stageError(15952, `unknown group operator '${operator}'`);
  return { name, start, evaluate: compileExpression(operandOf(operator, operand), options) };
}
