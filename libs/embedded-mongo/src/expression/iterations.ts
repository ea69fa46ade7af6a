import { failedToParse } from '../errors.ts';
import { isTruthy, toSafeInteger } from '../numbers/numeric.ts';
import type { Value } from '../value.ts';
import { namedOperands } from './arguments.ts';
import { failure, isNullish, named, operation, type Context, type Expression, type Operators } from './expression.ts';

function variableName(value: Value | undefined, fallback: string): string {
  if (value === undefined) return fallback;
  if (typeof value !== 'string' || !/^[a-z\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*$/.test(value)) {
    throw failedToParse(`'${String(value)}' is not a valid name for a user variable`);
  }
  return value;
}

/** Returns an expression that runs with variables set each time; never calculated beforehand. */
const running = (run: Expression['run']): Expression => ({ constant: false, run });

function let_(operand: Value, context: Context): Expression {
  const codes = { object: 16874, unknown: 16875, missing: { vars: 16876, in: 16877 } };
  const operands = namedOperands('$let', operand, [], codes);
  const vars = operands.get('vars');
  if (!(vars instanceof Map)) throw failure(10065, 'invalid parameter: expected an object (vars)');
  const values = [...vars.values()].map((value) => context.compile(value));
  const inner = context.bind(
    [...vars.keys()].map((name) => (name === 'CURRENT' ? refuseCurrent() : variableName(name, name))),
  );
  const body = inner.context.compile(operands.get('in') ?? null);
  return running((environment) => {
    const results = values.map((value) => value.run(environment));
    for (const [index, slot] of inner.slots.entries()) environment.slots[slot] = results[index];
    return body.run(environment);
  });
}

const refuseCurrent = (): never => {
  throw failure(238, 'Setting the variable CURRENT is not supported');
};

function map(operand: Value, context: Context): Expression {
  const codes = { object: 16878, unknown: 16879, missing: { input: 16880, in: 16882 } };
  const operands = namedOperands('$map', operand, ['as'], codes);
  const input = context.compile(operands.get('input') ?? null);
  const inner = context.bind([variableName(operands.get('as'), 'this')]);
  const slot = inner.slots[0] ?? 0;
  const body = inner.context.compile(operands.get('in') ?? null);
  return running((environment) => {
    const values = input.run(environment);
    if (isNullish(values)) return null;
    if (!Array.isArray(values)) throw failure(16883, `input to $map must be an array not ${named(values)}`);
    return values.map((value) => {
      environment.slots[slot] = value;
      return body.run(environment) ?? null;
    });
  });
}

function limitOf(value: Value | undefined): number {
  if (isNullish(value)) return Infinity;
  const limit = toSafeInteger(value);
  if (limit === undefined || limit > 2147483647) {
    throw failure(327391, `$filter: limit must be represented as a 32-bit integral value: ${named(value)}`);
  }
  if (limit <= 0) throw failure(327392, `$filter: limit must be greater than 0: ${limit}`);
  return limit;
}

function filter(operand: Value, context: Context): Expression {
  const codes = { object: 28646, unknown: 28647, missing: { input: 28648, cond: 28650 } };
  const operands = namedOperands('$filter', operand, ['as', 'limit'], codes);
  const input = context.compile(operands.get('input') ?? null);
  const limit = operands.has('limit') ? context.compile(operands.get('limit') ?? null) : undefined;
  const inner = context.bind([variableName(operands.get('as'), 'this')]);
  const slot = inner.slots[0] ?? 0;
  const test = inner.context.compile(operands.get('cond') ?? null);
  return running((environment) => {
    const values = input.run(environment);
    if (isNullish(values)) return null;
    if (!Array.isArray(values)) throw failure(28651, `input to $filter must be an array not ${named(values)}`);
    const most = limit ? limitOf(limit.run(environment)) : Infinity;
    const elements: Value[] = [];
    for (const value of values) {
      if (elements.length >= most) break;
      environment.slots[slot] = value;
      if (isTruthy(test.run(environment))) elements.push(value);
    }
    return elements;
  });
}

function reduce(operand: Value, context: Context): Expression {
  const codes = { object: 40075, unknown: 40076, missing: { input: 40077, initialValue: 40078, in: 40079 } };
  const operands = namedOperands('$reduce', operand, [], codes);
  const input = context.compile(operands.get('input') ?? null);
  const initial = context.compile(operands.get('initialValue') ?? null);
  const inner = context.bind(['value', 'this']);
  const [valueSlot = 0, thisSlot = 1] = inner.slots;
  const body = inner.context.compile(operands.get('in') ?? null);
  return running((environment) => {
    const values = input.run(environment);
    if (isNullish(values)) return null;
    if (!Array.isArray(values))
      throw failure(40080, `$reduce requires that 'input' be an array, found: ${named(values)}`);
    let result = initial.run(environment);
    for (const value of values) {
      environment.slots[valueSlot] = result;
      environment.slots[thisSlot] = value;
      result = body.run(environment);
    }
    return result;
  });
}

/** Operators with variables of their own. */
export const ITERATIONS: Operators = {
  $let: let_,
  $map: map,
  $filter: filter,
  $reduce: reduce,
  $literal: (operand) => operation([], () => operand),
};
