import type { Doc } from '../bson.ts';
import { MongoServerError } from '../errors.ts';

/** The served commands of Stable API version 1. Source: MongoDB manual, reference/stable-api. */
const STABLE = new Set(
  (
    'abortTransaction aggregate commitTransaction count create createIndexes delete drop dropDatabase dropIndexes endSessions ' +
    'explain find findAndModify getMore hello insert killCursors listCollections listDatabases listIndexes ping ' +
    'refreshSessions update'
  ).split(' '),
);

/**
 * Keeps a client to the version of the API that it declares.
 * @throws MongoServerError 322 for a version other than 1, 323 for a command outside of it where the client is strict,
 * 4886600 for a demand without a version
 */
export function checkStableApi(command: string, body: Doc): void {
  const version = body.get('apiVersion');
  const strict = body.get('apiStrict') === true;
  if (version === undefined) {
    if (!strict && body.get('apiDeprecationErrors') !== true) return;
    const demand = strict ? 'apiStrict' : 'apiDeprecationErrors';
    throw new MongoServerError(4886600, `Provided ${demand} without passing apiVersion`);
  }
  if (version !== '1') throw new MongoServerError(322, 'API version must be "1"');
  if (strict && !STABLE.has(command)) {
    throw new MongoServerError(323, `Provided apiStrict:true, but the command ${command} is not in API Version 1`);
  }
}
