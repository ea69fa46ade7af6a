import { Double, Int32, Long } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { isNumeric } from '../value.ts';
import { MongoServerError } from '../errors.ts';
import { typeName } from '../type-names.ts';
import type { CommandContext } from './command.ts';

function wrongType({ name }: CommandContext, field: string, value: Value, expected: string): MongoServerError {
  return new MongoServerError(
    14,
    `BSON field '${name}.${field}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}

/** Returns a value of any numeric type as a JavaScript number. */
export function toNumber(value: Value | undefined): number | undefined {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  return isNumeric(value) && value instanceof Long ? value.toNumber() : undefined;
}

const textArgument = (context: CommandContext, field: string): Value | undefined => {
  const value = context.body.get(field);
  return value === null ? undefined : value;
};

export function optionalDoc(context: CommandContext, field: string): Doc | undefined {
  const value = textArgument(context, field);
  if (value === undefined || value instanceof Map) return value;
  throw wrongType(context, field, value, 'object');
}

export function optionalArray(context: CommandContext, field: string): readonly Value[] | undefined {
  const value = textArgument(context, field);
  if (value === undefined || Array.isArray(value)) return value;
  throw wrongType(context, field, value, 'array');
}

export function requiredArray(context: CommandContext, field: string): readonly Value[] {
  const value = optionalArray(context, field);
  if (value) return value;
  throw new MongoServerError(40414, `BSON field '${context.name}.${field}' is missing but a required field`);
}

export function optionalNumber(context: CommandContext, field: string): number | undefined {
  const value = textArgument(context, field);
  if (value === undefined) return undefined;
  const number = toNumber(value);
  if (number === undefined) throw wrongType(context, field, value, 'long');
  return Math.trunc(number);
}

/** Returns a whole number of 0 or more. */
export function optionalCount(context: CommandContext, field: string): number | undefined {
  const number = optionalNumber(context, field);
  if (number !== undefined && number < 0) {
    throw new MongoServerError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  }
  return number;
}

export function optionalBoolean(context: CommandContext, field: string): boolean | undefined {
  const value = textArgument(context, field);
  if (value === undefined || typeof value === 'boolean') return value;
  const number = toNumber(value);
  if (number === undefined) throw wrongType(context, field, value, 'bool');
  return number !== 0;
}

export function requiredString(context: CommandContext, field: string): string {
  const value = context.body.get(field);
  if (typeof value === 'string') return value;
  if (value === undefined) {
    throw new MongoServerError(40414, `BSON field '${context.name}.${field}' is missing but a required field`);
  }
  throw wrongType(context, field, value, 'string');
}

const FORBIDDEN_IN_DATABASE = /[/\\. "$\0]/;

/** @throws MongoServerError 73 when the name cannot be a database's */
export function checkDatabaseName(name: string): void {
  if (name === '' || name.length > 63 || FORBIDDEN_IN_DATABASE.test(name)) {
    throw new MongoServerError(73, `Invalid database name: '${name}'`);
  }
}

/** Returns the collection a command names as its first argument, as namespace parts. @throws MongoServerError 73 */
export function collectionName(context: CommandContext): { db: string; name: string; namespace: string } {
  const name = context.body.get(context.name);
  if (typeof name !== 'string') {
    throw new MongoServerError(73, `collection name has invalid type ${typeName(name ?? null)}`);
  }
  const namespace = `${context.db}.${name}`;
  const wrong = name === '' || name.startsWith('.') || name.endsWith('.') || /[\0$]/.test(name);
  if (wrong || Buffer.byteLength(namespace) > 255) {
    throw new MongoServerError(73, `Invalid namespace specified '${namespace}'`);
  }
  return { db: context.db, name, namespace };
}

/** As {@link collectionName}, for commands that write: system collections are refused. */
export function writableCollectionName(context: CommandContext): { db: string; name: string; namespace: string } {
  const parts = collectionName(context);
  if (parts.name.startsWith('system.')) {
    throw new MongoServerError(73, `cannot write to '${parts.namespace}'`);
  }
  return parts;
}
