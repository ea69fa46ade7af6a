import { Double } from 'bson';
import type { Doc } from '../bson.ts';
import type { Command, CommandContext, ServerState } from '../commands/command.ts';
import { checkDatabaseName, toNumber } from '../commands/arguments.ts';
import { COMMANDS } from '../commands/command-table.ts';
import { CommittedView } from '../engine/committed-view.ts';
import { LockWait } from '../engine/transaction.ts';
import { MongoServerError } from '../errors.ts';
import { enterTransaction, leaveAfterError, type TransactionEntry } from '../sessions/transaction-entry.ts';
import type { Session } from '../sessions/session.ts';
import { OP_MSG, type Request } from '../wire/message.ts';
import { replyDocument, type Reply } from '../wire/reply.ts';
import { runWithin } from '../time-limit.ts';
import { ClusterTime } from './cluster-time.ts';
import { checkReadConcern, checkWriteConcern, sessionKey } from './concerns.ts';
import { errorReply } from './error-reply.ts';
import { GroupCommit } from './group-commit.ts';

/** A time limit that may be cancelled; an infinite one never comes. */
class Expiry {
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, expired: () => void) {
    if (milliseconds !== Infinity) this.#timer = setTimeout(expired, Math.max(0, milliseconds));
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}

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
function checkStableApi(command: string, body: Doc): void {
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

/** Arguments that every command may have. */
const GENERIC = new Set(
  (
    '$db lsid $clusterTime $readPreference readConcern writeConcern maxTimeMS comment txnNumber autocommit ' +
    'startTransaction apiVersion apiStrict apiDeprecationErrors'
  ).split(' '),
);

interface Prepared {
  readonly request: Request;
  readonly command: Command;
  readonly name: string;
  readonly session: Session | undefined;
  readonly connectionId: number;
  /** The number of a retryable write. */
  readonly retryNumber: number | undefined;
  readonly deadline: number;
  readonly respond: (document: Uint8Array) => void;
}

/** Runs commands one after the other on the engine, and answers when what they wrote is in the file. */
export class Dispatcher {
  readonly #server: ServerState;
  readonly #committed: CommittedView;
  readonly #time: ClusterTime;
  readonly #group: GroupCommit;

  constructor(server: ServerState) {
    this.#server = server;
    this.#committed = new CommittedView(server.engine);
    this.#time = new ClusterTime(server.clock);
    this.#group = new GroupCommit(server.engine);
  }

  /** Answers a request; errors become error replies. */
  answer(request: Request, connectionId: number): Promise<Uint8Array> {
    return new Promise((respond) => {
      try {
        this.#attempt(this.#prepare(request, connectionId, respond));
      } catch (error) {
        respond(this.#error(error));
      }
    });
  }

  /** Writes what housekeeping has changed. */
  settle(): void {
    this.#group.request();
  }

  #error(error: unknown): Uint8Array {
    return replyDocument({ fields: errorReply(error) }, this.#time.elements);
  }

  #prepare(request: Request, connectionId: number, respond: (document: Uint8Array) => void): Prepared {
    const { body } = request;
    const [name = ''] = body.keys();
    const command = COMMANDS.get(name);
    if (!command) throw new MongoServerError(59, `no such command: '${name}'`);
    const db = body.get('$db');
    if (typeof db !== 'string') throw new MongoServerError(40571, 'OP_MSG requests require a $db argument');
    checkDatabaseName(db);
    for (const field of body.keys()) {
      if (field !== name && !GENERIC.has(field) && !command.accepts.includes(field)) {
        throw new MongoServerError(40415, `BSON field '${name}.${field}' is an unknown field.`);
      }
    }
    checkStableApi(name, body);
    const key = sessionKey(body);
    const session = key === undefined ? undefined : this.#server.sessions.get(key, this.#server.clock());
    const number = toNumber(body.get('txnNumber'));
    const maxTime = toNumber(body.get('maxTimeMS')) ?? 0;
    return {
      request,
      command,
      name,
      session,
      connectionId,
      retryNumber: body.has('autocommit') ? undefined : number,
      deadline: maxTime > 0 ? this.#server.clock() + maxTime : Infinity,
      respond,
    };
  }

  #attempt(prepared: Prepared): void {
    const { respond, session, retryNumber } = prepared;
    const { engine } = this.#server;
    if (session?.waiting && retryNumber === session.waiting.number) {
      session.waiting.repeats.push(() => this.#attempt(prepared));
      return;
    }
    const mark = engine.journal.mark();
    let document: Uint8Array;
    try {
      document = this.#storedReply(prepared) ?? this.#run(prepared);
    } catch (error) {
      engine.journal.rollback(mark);
      if (error instanceof LockWait) return this.#wait(prepared, error);
      document = this.#error(error);
    }
    this.#group.whenWritten(document, respond, (error) => this.#error(error));
  }

  /** Tries the command again when the transaction in its way has ended, unless its time is up before. */
  #wait(prepared: Prepared, { transaction }: LockWait): void {
    const { session, retryNumber, deadline, respond } = prepared;
    const waiting = session && retryNumber !== undefined ? { number: retryNumber, repeats: [] } : undefined;
    if (session && waiting) session.waiting = waiting;
    const proceed = (next: () => void): void => {
      if (session?.waiting === waiting && session) session.waiting = undefined;
      next();
      const repeats: readonly (() => void)[] = waiting?.repeats ?? [];
      for (const repeat of repeats) repeat();
    };
    const expiry = new Expiry(deadline - this.#server.clock(), () => {
      stop();
      proceed(() => respond(this.#error(new MongoServerError(50, 'operation exceeded time limit'))));
    });
    const stop = transaction.whenEnded(() => {
      expiry.cancel();
      setImmediate(proceed, () => this.#attempt(prepared));
    });
  }

  #storedReply({ session, retryNumber, command, name }: Prepared): Uint8Array | undefined {
    if (retryNumber === undefined) return undefined;
    if (!session) throw new MongoServerError(72, 'txnNumber may only be used with a logical session');
    if (!command.retryable) {
      throw new MongoServerError(
        50768,
        `txnNumber may only be provided for retryable write commands, not for '${name}'`,
      );
    }
    if (retryNumber < session.lastNumber) {
      throw new MongoServerError(
        225,
        `Retryable write with txnNumber ${retryNumber} is prohibited on session because a newer operation with txnNumber ${session.lastNumber} has already started.`,
      );
    }
    return retryNumber === session.lastNumber ? session.reply : undefined;
  }

  #run(prepared: Prepared): Uint8Array {
    const { request, command, session } = prepared;
    const { body } = request;
    const entry = enterTransaction(this.#server, prepared);
    checkReadConcern(body, {
      inTransaction: entry !== undefined,
      first: body.get('startTransaction') === true,
      reads: command.reads === true,
    });
    const concernError = command.writes ? checkWriteConcern(body) : undefined;
    try {
      const context = this.#context(prepared, entry);
      const reply = runWithin(context.tick, () => command.run(context));
      if (entry && session && reply.fields.has('writeErrors')) leaveAfterError(this.#server, session, undefined);
      return this.#finish(prepared, reply, concernError);
    } catch (error) {
      throw entry && session ? leaveAfterError(this.#server, session, error) : error;
    }
  }

  #finish(
    { session, retryNumber, request }: Prepared,
    { fields, batch }: Reply,
    concernError: Doc | undefined,
  ): Uint8Array {
    const { sessions, engine, clock } = this.#server;
    if (concernError) fields.set('writeConcernError', concernError);
    fields.set('ok', new Double(1));
    if (!engine.journal.isEmpty) this.#time.advance();
    const time = request.opCode === OP_MSG ? this.#time.elements : undefined;
    const document = replyDocument(batch ? { fields, batch } : { fields }, time);
    if (session && retryNumber !== undefined) sessions.saveReply(session, retryNumber, document, clock());
    return document;
  }

  #context(prepared: Prepared, entry: TransactionEntry | undefined): CommandContext {
    const { request, name, session, connectionId, deadline } = prepared;
    const { clock, engine } = this.#server;
    return {
      server: this.#server,
      engine,
      name,
      body: request.body,
      db: String(request.body.get('$db')),
      view: entry?.view ?? this.#committed,
      session,
      inTransaction: entry !== undefined,
      connectionId,
      now: new Date(clock()),
      sequence: (field) => request.sequences.get(field),
      tick: () => {
        if (clock() > deadline) throw new MongoServerError(50, 'operation exceeded time limit');
      },
    };
  }
}
