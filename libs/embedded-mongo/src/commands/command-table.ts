import { aggregate } from './aggregate.ts';
import type { Command } from './command.ts';
import { count, distinct } from './count.ts';
import { getMore, killCursors } from './cursors.ts';
import { create, drop, dropDatabase, listCollections, listDatabases } from './databases.ts';
import { deleteCommand } from './delete.ts';
import { explain } from './explain.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { buildInfo, endSessions, hello, ping } from './handshake.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { collStats, dbStats, fsync } from './statistics.ts';
import { abortTransaction, commitTransaction } from './transactions.ts';
import { update } from './update.ts';

/** Every command that is served, by the names it goes by; any other is answered with 59. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['hello', hello],
  ['ismaster', hello],
  ['isMaster', hello],
  ['ping', ping],
  ['buildInfo', buildInfo],
  ['buildinfo', buildInfo],
  ['listDatabases', listDatabases],
  ['listCollections', listCollections],
  ['create', create],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['createIndexes', createIndexes],
  ['listIndexes', listIndexes],
  ['dropIndexes', dropIndexes],
  ['deleteIndexes', dropIndexes],
  ['insert', insert],
  ['find', find],
  ['getMore', getMore],
  ['killCursors', killCursors],
  ['update', update],
  ['delete', deleteCommand],
  ['findAndModify', findAndModify],
  ['findandmodify', findAndModify],
  ['count', count],
  ['distinct', distinct],
  ['aggregate', aggregate],
  ['explain', explain],
  ['commitTransaction', commitTransaction],
  ['abortTransaction', abortTransaction],
  ['endSessions', endSessions],
  ['collStats', collStats],
  ['collstats', collStats],
  ['dbStats', dbStats],
  ['dbstats', dbStats],
  ['fsync', fsync],
]);
