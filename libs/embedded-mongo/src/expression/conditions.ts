import { isTruthy } from '../numbers/numeric.ts';
import type { Value } from '../value.ts';
import { compileAll, namedOperands, unary } from './arguments.ts';
import { failure, isNullish, operation, type Context, type Expression, type Operators } from './expression.ts';

function choose(test: Expression, then: Expression, otherwise: Expression): Expression {
  return operation([test, then, otherwise], (environment) =>
    (isTruthy(test.run(environment)) ? then : otherwise).run(environment),
  );
}

// oxlint-disable-next-line unicorn/no-thenable -- `then` is the operator's own word
const COND_PARTS = { if: 17080, then: 17081, else: 17082 };

function cond(operand: Value, context: Context): Expression {
  if (operand instanceof Map) {
    const named = namedOperands('$cond', operand, [], {
      object: 17083,
      unknown: 17083,
      missing: COND_PARTS,
    });
    const part = (name: string): Expression => context.compile(named.get(name) ?? null);
    return choose(part('if'), part('then'), part('else'));
  }
  const [test, then, otherwise, ...more] = compileAll(operand, context);
  if (!test || !then || !otherwise || more.length > 0) {
    throw failure(16020, 'Expression $cond takes exactly 3 arguments.');
  }
  return choose(test, then, otherwise);
}

function ifNull(operand: Value, context: Context): Expression {
  const parts = compileAll(operand, context);
  if (parts.length < 2) throw failure(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  return operation(parts, (environment) => {
    let value: Value | undefined;
    for (const part of parts) {
      value = part.run(environment);
      if (!isNullish(value)) return value;
    }
    return value;
  });
}

interface Branch {
  readonly test: Expression;
  readonly result: Expression;
}

function branch(value: Value, context: Context): Branch {
  if (!(value instanceof Map)) throw failure(40062, '$switch requires each branch to be an object');
  for (const name of value.keys()) {
    if (name !== 'case' && name !== 'then')
      throw failure(40063, `$switch found an unknown argument to a branch: ${name}`);
  }
  const test = value.get('case');
  const then = value.get('then');
  if (test === undefined) throw failure(40064, "$switch requires each branch have a 'case' expression");
  if (then === undefined) throw failure(40065, "$switch requires each branch have a 'then' expression.");
  return { test: context.compile(test), result: context.compile(then) };
}

function switchOf(operand: Value, context: Context): Expression {
  if (!(operand instanceof Map)) throw failure(40060, '$switch requires an object as an argument');
  for (const name of operand.keys()) {
    if (name !== 'branches' && name !== 'default') throw failure(40067, `$switch found an unknown argument: ${name}`);
  }
  const list = operand.get('branches') ?? [];
  if (!Array.isArray(list)) throw failure(40061, "$switch expected an array for 'branches'");
  const branches = list.map((element) => branch(element, context));
  if (branches.length === 0) throw failure(40068, '$switch requires at least one branch.');
  const fallback = operand.get('default');
  const otherwise = fallback === undefined ? undefined : context.compile(fallback);
  const parts = [...branches.flatMap(({ test, result }) => [test, result]), ...(otherwise ? [otherwise] : [])];
  return operation(parts, (environment) => {
    for (const { test, result } of branches) if (isTruthy(test.run(environment))) return result.run(environment);
    if (otherwise) return otherwise.run(environment);
    throw failure(40066, '$switch could not find a matching branch for an input, and no default was specified.');
  });
}

/** Boolean and conditional operators. */
export const CONDITIONS: Operators = {
  $and: (operand, context) => {
    const parts = compileAll(operand, context);
    return operation(parts, (environment) => parts.every((part) => isTruthy(part.run(environment))));
  },
  $or: (operand, context) => {
    const parts = compileAll(operand, context);
    return operation(parts, (environment) => parts.some((part) => isTruthy(part.run(environment))));
  },
  $not: unary('$not', (value) => !isTruthy(value)),
  $cond: cond,
  $ifNull: ifNull,
  $switch: switchOf,
};
