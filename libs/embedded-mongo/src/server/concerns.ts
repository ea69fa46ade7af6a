import { Binary, Int32 } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { toNumber } from '../commands/arguments.ts';
import { MongoServerError } from '../errors.ts';

const LEVELS = new Set(['local', 'available', 'majority', 'linearizable', 'snapshot']);
const IN_TRANSACTION = new Set(['local', 'majority', 'snapshot']);
const READ_CONCERN_FIELDS = new Set(['level', 'afterClusterTime', 'provenance']);

function invalid(message: string): MongoServerError {
  return new MongoServerError(72, message);
}

interface CommandPlace {
  readonly inTransaction: boolean;
  readonly first: boolean;
  readonly reads: boolean;
}

function checkLevel(level: string, place: CommandPlace): void {
  if (place.inTransaction) {
    if (!place.first) throw invalid('Only the first command in a transaction may specify a readConcern');
    if (!IN_TRANSACTION.has(level)) throw invalid(`The readConcern level ${level} is not supported in a transaction`);
    return;
  }
  if (level === 'snapshot') throw invalid('readConcern level snapshot is supported in transactions only');
  if (!place.reads && level !== 'local') throw invalid(`Command does not support readConcern level ${level}`);
}

/**
 * Checks a command's read concern as a replica set of one member would. All data is committed when it is seen, so that
 * the levels local, available, majority and linearizable are the same here.
 * @throws MongoServerError 72 for levels that are not served in this place, 9 for unknown ones
 */
export function checkReadConcern(body: Doc, place: CommandPlace): void {
  const concern = body.get('readConcern');
  if (concern === undefined) return;
  if (!(concern instanceof Map)) throw new MongoServerError(14, 'readConcern must be an object');
  for (const name of concern.keys()) {
    if (!READ_CONCERN_FIELDS.has(name)) throw invalid(`readConcern option '${name}' is not supported`);
  }
  const level = concern.get('level') ?? 'local';
  if (typeof level !== 'string' || !LEVELS.has(level)) {
    throw new MongoServerError(9, `Unrecognized read concern level: ${String(level)}`);
  }
  checkLevel(level, place);
}

/**
 * Checks a write concern; gives back the writeConcernError that a reply has to carry when it cannot be satisfied by
 * one member, though the write itself is done.
 */
export function checkWriteConcern(body: Doc): Doc | undefined {
  const concern = body.get('writeConcern');
  if (concern === undefined) return undefined;
  if (!(concern instanceof Map)) throw new MongoServerError(14, 'writeConcern must be an object');
  const w = concern.get('w');
  if (w === undefined || w === 'majority') return undefined;
  const members = toNumber(w);
  if (members !== undefined && (members < 0 || members > 50)) {
    throw new MongoServerError(9, 'w has to be a non-negative number and not greater than 50');
  }
  if (members !== undefined && members <= 1) return undefined;
  const error =
    members === undefined
      ? new MongoServerError(79, `No write concern mode named '${String(w)}' found in replica set configuration`)
      : new MongoServerError(100, 'Not enough data-bearing nodes');
  return new Map<string, Value>([
    ['code', new Int32(error.code)],
    ['codeName', error.codeName],
    ['errmsg', error.message],
  ]);
}

/** Returns the key of a session, from `lsid`. @throws MongoServerError 14 */
export function sessionKey(body: Doc): string | undefined {
  const lsid = body.get('lsid');
  if (lsid === undefined) return undefined;
  const id = lsid instanceof Map ? lsid.get('id') : undefined;
  if (!(id instanceof Binary) || id.sub_type !== Binary.SUBTYPE_UUID) {
    throw new MongoServerError(14, "BSON field 'lsid.id' must be a UUID");
  }
  return id.toString('hex');
}
