import { Int32 } from 'bson';
import { decodeReceived, type Doc, type Value } from '../bson.ts';
import { LockWait } from '../engine/transaction.ts';
import { MongoServerError } from '../errors.ts';
import { errorFields } from '../server/error-reply.ts';
import { optionalBoolean, requiredArray, toNumber } from './arguments.ts';
import type { CommandContext } from './command.ts';

const MAX_BATCH = 100_000;

/** Errors that end the whole command instead of becoming an element of writeErrors. */
const OF_THE_COMMAND: ReadonlySet<number> = new Set([50, 112, 246, 251, 263]);

/**
 * Reads the statements of a write command, whether they came as a sequence or inline. All are read before the first one runs:
 * when one is malformed, none is done.
 */
export function readStatements<T>(context: CommandContext, field: string, read: (statement: Doc) => T): T[] {
  const sequence = context.sequence(field);
  const docs = sequence
    ? sequence.map((raw) => decodeReceived(raw))
    : requiredArray(context, field).map((value) => {
        if (value instanceof Map) return value;
        throw new MongoServerError(14, `BSON field '${context.name}.${field}' must hold objects`);
      });
  checkBatchSize(docs.length);
  return docs.map((statement) => read(statement));
}

export function checkBatchSize(length: number): void {
  if (length >= 1 && length <= MAX_BATCH) return;
  throw new MongoServerError(16, `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${length} operations.`);
}

/** @throws MongoServerError 40415 for a field that a statement of this kind does not have */
export function checkStatement(
  statement: Doc,
  kind: string,
  knownFields: ReadonlySet<string>,
  required: readonly string[],
): void {
  for (const field of statement.keys()) {
    if (!knownFields.has(field))
      throw new MongoServerError(40415, `BSON field '${kind}.${field}' is an unknown field.`);
  }
  for (const field of required) {
    if (!statement.has(field)) {
      throw new MongoServerError(40414, `BSON field '${kind}.${field}' is missing but a required field`);
    }
  }
}

/** Returns a field of a statement that must be a document when it is there. */
export function docField(statement: Doc, field: string): Doc | undefined {
  const value = statement.get(field);
  if (value === undefined || value instanceof Map) return value;
  throw new MongoServerError(14, `BSON field '${field}' must be an object`);
}

export function arrayField(statement: Doc, field: string): readonly Value[] | undefined {
  const value = statement.get(field);
  if (value === undefined || Array.isArray(value)) return value;
  throw new MongoServerError(14, `BSON field '${field}' must be an array`);
}

export function flagField(statement: Doc, field: string): boolean {
  const value = statement.get(field);
  if (value === undefined || value === false) return false;
  if (value === true) return true;
  const number = toNumber(value);
  if (number === undefined) throw new MongoServerError(14, `BSON field '${field}' must be a boolean`);
  return number !== 0;
}

/**
 * Runs the statements of a write one by one. An ordered batch ends at the first error, an unordered one collects them.
 * @returns the elements of writeErrors
 */
export function runBatch<T>(
  context: CommandContext,
  items: readonly T[],
  run: (item: T, index: number) => void,
): Doc[] {
  const ordered = optionalBoolean(context, 'ordered') ?? true;
  const errors: Doc[] = [];
  for (const [index, item] of items.entries()) {
    try {
      context.tick();
      run(item, index);
    } catch (error) {
      const fatal = error instanceof LockWait || !(error instanceof MongoServerError) || OF_THE_COMMAND.has(error.code);
      if (fatal) throw error;
      errors.push(new Map<string, Value>([['index', new Int32(index)], ...errorFields(error)]));
      if (ordered || context.inTransaction) break;
    }
  }
  return errors;
}

/** Writes the reply of a write command. */
export function writeReply(n: number, extra: readonly (readonly [string, Value])[], errors: readonly Doc[]): Doc {
  const fields: Doc = new Map<string, Value>([['n', new Int32(n)]]);
  for (const [name, value] of extra) fields.set(name, value);
  if (errors.length > 0) fields.set('writeErrors', [...errors]);
  return fields;
}
