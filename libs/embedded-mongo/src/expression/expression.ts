import { MongoServerError } from '../errors.ts';
import { typeName } from '../type-names.ts';
import type { Doc, Value } from '../value.ts';

/** What an expression sees: the document, and the values of variables by their slots. */
export interface Environment {
  readonly root: Doc;
  readonly slots: (Value | undefined)[];
}

export interface Expression {
  readonly run: (environment: Environment) => Value | undefined;
  /** It gives the same value for every document. */
  readonly constant: boolean;
}

export interface Context {
  readonly now: Date;
  readonly compile: (operand: Value) => Expression;
  /** A context with further variables, and their slots. */
  readonly bind: (names: readonly string[]) => { readonly context: Context; readonly slots: readonly number[] };
}

export type Operator = (operand: Value, context: Context) => Expression;
export type Operators = Readonly<Record<string, Operator>>;

const NOWHERE: Environment = { root: new Map(), slots: [] };

export const literal = (value: Value | undefined): Expression => ({ constant: true, run: () => value });

/** Returns an operation on expressions; calculated once, now, when all of them are constant. */
export function operation(
  parts: readonly Expression[],
  run: (environment: Environment) => Value | undefined,
): Expression {
  if (!parts.every((part) => part.constant)) return { constant: false, run };
  return literal(run(NOWHERE));
}

export const isNullish = (value: Value | undefined): value is null | undefined => value === null || value === undefined;

export const failure = (code: number, message: string): MongoServerError => new MongoServerError(code, message);

/** Returns the type of a value for messages. */
export const named = (value: Value | undefined): string => typeName(value);
