import { DriverException } from '@mikro-orm/core';
import { MongoBulkWriteError, MongoError, MongoServerError } from 'mongodb';

/** What a database error says. */
export interface DatabaseFault {
  /** The server's code; null when the server did not answer. */
  readonly code: number | null;
  /** Name of the violated unique index. */
  readonly index: string | null;
  /** The database could not write: its disk is full or broken. */
  readonly unwritable: boolean;
  /** The transaction met another one and may be repeated from its start. */
  readonly transient: boolean;
}

const DUPLICATE = 11000;
const WRITE_CONFLICT = 112;
/** OutOfDiskSpace, and what the embedded database answers when its file takes no write for another reason. */
const UNWRITABLE: readonly number[] = [14031, 8];

/**
 * Whether a connection broke while it was written to: the driver then throws what the socket says as it is or, in a
 * commit, the error of looking for labels on it (mongodb 7.6).
 */
function isBrokenWrite(error: unknown): boolean {
  if (error instanceof TypeError) return error.message.includes('hasErrorLabel');
  if (!(error instanceof Error) || Reflect.get(error, 'syscall') !== 'write') return false;
  return ['ECONNRESET', 'EPIPE'].includes(String(Reflect.get(error, 'code')));
}

function isLabelledTransient(error: Error): boolean {
  const labels: unknown = Reflect.get(error, 'errorLabelSet');
  return labels instanceof Set && labels.has('TransientTransactionError');
}

/**
 * Reads a database error, as the driver throws it or as the mapper copies it into one of its own: a copy has the same
 * properties but not the class. Null for anything else.
 */
export function readDatabaseFault(error: unknown): DatabaseFault | null {
  if (isBrokenWrite(error)) return { code: null, index: null, unwritable: false, transient: false };
  if (!(error instanceof MongoError) && !(error instanceof DriverException)) return null;
  const errorCode: unknown = Reflect.get(error, 'code');
  const code = typeof errorCode === 'number' ? errorCode : null;
  return {
    code: error instanceof MongoServerError || code !== null ? (code ?? 0) : null,
    index: code === DUPLICATE ? (/index: (\S+)/.exec(error.message)?.[1] ?? null) : null,
    unwritable: code !== null && UNWRITABLE.includes(code),
    transient: code === WRITE_CONFLICT || isLabelledTransient(error),
  };
}

/** Returns whether an error says that a record with these unique values exists already. */
export const isDuplicateKeyError = (error: unknown): boolean => readDatabaseFault(error)?.code === DUPLICATE;

/**
 * Returns the positions of the records of an `insertMany` that exist already.
 * @throws whatever else went wrong
 */
export function duplicateIndexes(error: unknown): ReadonlySet<number> {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const failed = [error.writeErrors].flat();
  if (failed.some(({ code }) => code !== DUPLICATE)) throw error;
  return new Set(failed.map(({ index }) => index));
}
