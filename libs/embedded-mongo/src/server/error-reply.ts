import { Double, Int32 } from 'bson';
import { encode, type Doc, type Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';

const internal = (error: unknown): MongoServerError =>
  new MongoServerError(1, error instanceof Error ? error.message : 'unknown failure');

/** Returns the part of an error that both a failed command and an element of writeErrors show. */
export function errorFields(error: unknown): Doc {
  const serverError = error instanceof MongoServerError ? error : internal(error);
  const fields: Doc = new Map<string, Value>([
    ['errmsg', serverError.message],
    ['code', new Int32(serverError.code)],
  ]);
  for (const [name, value] of serverError.details ?? []) fields.set(name, value);
  return fields;
}

/** Returns the reply to a command that failed, in MongoDB's form. */
export function errorReply(error: unknown): Doc {
  const serverError = error instanceof MongoServerError ? error : internal(error);
  const fields: Doc = new Map<string, Value>([['ok', new Double(0)], ...errorFields(serverError)]);
  fields.set('codeName', serverError.codeName);
  if (serverError.labels && serverError.labels.length > 0) fields.set('errorLabels', [...serverError.labels]);
  return fields;
}

export const encodedError = (error: unknown): Uint8Array => encode(errorReply(error));
