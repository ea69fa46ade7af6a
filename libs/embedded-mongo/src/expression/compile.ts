import { isDoc, type Doc, type Value } from '../value.ts';
import { fieldPath } from '../field-path.ts';
import { failure, literal, operation, type Context, type Expression, type Operator } from './expression.ts';

export type FindOperator = (name: string) => Operator | undefined;

/** The variables in sight: slots for those of $let and the like, values for those of the command. */
export interface Scope {
  readonly slots: ReadonlyMap<string, number>;
  /** Slots taken so far; a name bound again inside takes a new one. */
  readonly usedSlots: number;
  readonly values: ReadonlyMap<string, Value>;
  readonly now: Date;
  readonly operator: FindOperator;
}

/** Returns the value at a path of documents; of an array of documents all values there. */
export function pathValue(value: Value | undefined, parts: readonly string[], from: number): Value | undefined {
  let current = value;
  for (let position = from; position < parts.length; position++) {
    if (Array.isArray(current)) return valuesOf(current, parts, position);
    if (!(current instanceof Map)) return undefined;
    current = current.get(parts[position] ?? '');
  }
  return current;
}

function valuesOf(array: readonly Value[], parts: readonly string[], from: number): Value[] {
  const values: Value[] = [];
  for (const element of array) {
    if (!(element instanceof Map)) continue;
    const value = pathValue(element, parts, from);
    if (value !== undefined) values.push(value);
  }
  return values;
}

function rootPath(parts: readonly string[]): Expression {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return { constant: false, run: ({ root }) => root.get(only) };
  return { constant: false, run: ({ root }) => pathValue(root, parts, 0) };
}

function variable(text: string, scope: Scope): Expression {
  const [name = '', ...rest] = text.split('.');
  const parts = rest.length === 0 ? [] : fieldPath(rest.join('.'));
  const slot = scope.slots.get(name);
  if (slot !== undefined) return { constant: false, run: ({ slots }) => pathValue(slots[slot], parts, 0) };
  if (name === 'ROOT' || name === 'CURRENT') {
    return parts.length === 0 ? { constant: false, run: ({ root }) => root } : rootPath(parts);
  }
  if (name === 'REMOVE') return literal(undefined);
  if (name === 'NOW') return literal(pathValue(scope.now, parts, 0));
  const value = scope.values.get(name);
  if (value !== undefined) return literal(pathValue(value, parts, 0));
  throw failure(17276, `Use of undefined variable: ${name}`);
}

function fromString(text: string, scope: Scope): Expression {
  if (!text.startsWith('$')) return literal(text);
  if (text === '$') throw failure(16872, "'$' by itself is not a valid FieldPath");
  if (text.startsWith('$$')) return variable(text.slice(2), scope);
  return rootPath(fieldPath(text.slice(1)));
}

function checkFieldName(name: string): void {
  if (name.includes('.')) {
    throw failure(
      16412,
      `FieldPath field names may not contain '.'. Consider using $getField or $setField. Field: ${name}`,
    );
  }
  fieldPath(name);
}

function objectOf(fields: Doc, scope: Scope): Expression {
  const parts = [...fields].map(([name, operand]) => {
    checkFieldName(name);
    return [name, compileIn(operand, scope)] as const;
  });
  return operation(
    parts.map(([, part]) => part),
    (environment) => {
      const result: Doc = new Map();
      for (const [name, part] of parts) {
        const value = part.run(environment);
        if (value !== undefined) result.set(name, value);
      }
      return result;
    },
  );
}

function contextOf(scope: Scope): Context {
  return {
    now: scope.now,
    compile: (operand) => compileIn(operand, scope),
    bind: (names) => {
      const slots = new Map(scope.slots);
      for (const [index, name] of names.entries()) slots.set(name, scope.usedSlots + index);
      const context = contextOf({ ...scope, slots, usedSlots: scope.usedSlots + names.length });
      return { context, slots: names.map((_name, index) => scope.usedSlots + index) };
    },
  };
}

function operatorOf(fields: Doc, name: string, scope: Scope): Expression {
  if (fields.size !== 1) {
    throw failure(
      15983,
      `An object representing an expression must have exactly one field, found ${[...fields.keys()].join(', ')}`,
    );
  }
  const operator = scope.operator(name);
  if (!operator) throw failure(168, `Unrecognized expression '${name}'`);
  return operator(fields.get(name) ?? null, contextOf(scope));
}

/** Returns an expression in a scope. */
export function compileIn(operand: Value, scope: Scope): Expression {
  if (typeof operand === 'string') return fromString(operand, scope);
  if (Array.isArray(operand)) {
    const parts = operand.map((operand) => compileIn(operand, scope));
    return operation(parts, (environment) => parts.map((part) => part.run(environment) ?? null));
  }
  if (!isDoc(operand)) return literal(operand);
  const first = operand.keys().next().value;
  return first?.startsWith('$') ? operatorOf(operand, first, scope) : objectOf(operand, scope);
}
