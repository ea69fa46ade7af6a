import type { Value } from '../value.ts';
import { failure, operation, type Context, type Expression, type Operator } from './expression.ts';

export type Argument = Value | undefined;

const listOf = (operand: Value): readonly Value[] => (Array.isArray(operand) ? operand : [operand]);

export function compileAll(operand: Value, context: Context): Expression[] {
  return listOf(operand).map((element) => context.compile(element));
}

function exactly(name: string, parts: readonly Expression[], count: number): void {
  if (parts.length === count) return;
  throw failure(16020, `Expression ${name} takes exactly ${count} arguments. ${parts.length} were passed in.`);
}

export function between(name: string, parts: readonly Expression[], least: number, most: number): void {
  if (parts.length >= least && parts.length <= most) return;
  throw failure(
    28667,
    `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${parts.length} were passed in.`,
  );
}

/** Returns an operator of one argument. */
export const unary =
  (name: string, run: (value: Argument) => Argument): Operator =>
  (operand, context) => {
    const parts = compileAll(operand, context);
    exactly(name, parts, 1);
    const [only] = parts;
    return operation(parts, (environment) => run(only?.run(environment)));
  };

export const binary =
  (name: string, run: (left: Argument, right: Argument) => Argument): Operator =>
  (operand, context) => {
    const parts = compileAll(operand, context);
    exactly(name, parts, 2);
    const [left, right] = parts;
    return operation(parts, (environment) => run(left?.run(environment), right?.run(environment)));
  };

export const ternary =
  (name: string, run: (first: Argument, second: Argument, third: Argument) => Argument): Operator =>
  (operand, context) => {
    const parts = compileAll(operand, context);
    exactly(name, parts, 3);
    const [first, second, third] = parts;
    return operation(parts, (environment) =>
      run(first?.run(environment), second?.run(environment), third?.run(environment)),
    );
  };

/** Returns an operator of any number of arguments. */
export const variadic =
  (run: (values: readonly Argument[]) => Argument): Operator =>
  (operand, context) => {
    const parts = compileAll(operand, context);
    return operation(parts, (environment) => run(parts.map((part) => part.run(environment))));
  };

/** Returns an operator of two to four arguments, or the like. */
export const ranged =
  (name: string, least: number, most: number, run: (values: readonly Argument[]) => Argument): Operator =>
  (operand, context) => {
    const parts = compileAll(operand, context);
    between(name, parts, least, most);
    return operation(parts, (environment) => run(parts.map((part) => part.run(environment))));
  };

export interface NamedCodes {
  /** The operand is no object. */
  readonly object: number;
  readonly unknown: number;
  /** By name; a required one without a code here takes `unknown`. */
  readonly missing: Readonly<Record<string, number>>;
}

/** Returns the operands of an operator that takes a document of them. @throws MongoServerError with the operator's own codes */
export function namedOperands(
  name: string,
  operand: Value,
  optional: readonly string[],
  codes: NamedCodes,
): ReadonlyMap<string, Value> {
  if (!(operand instanceof Map)) throw failure(codes.object, `${name} only supports an object as its argument`);
  const required = Object.keys(codes.missing);
  for (const operandName of operand.keys()) {
    if (!required.includes(operandName) && !optional.includes(operandName)) {
      throw failure(codes.unknown, `Unrecognized argument to ${name}: ${operandName}`);
    }
  }
  for (const text of required) {
    if (!operand.has(text))
      throw failure(codes.missing[text] ?? codes.unknown, `Missing '${text}' parameter to ${name}`);
  }
  return operand;
}
