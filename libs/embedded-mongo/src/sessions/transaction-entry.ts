import type { Doc } from '../bson.ts';
import { toNumber } from '../commands/arguments.ts';
import type { Command, ServerState } from '../commands/command.ts';
import { TransactionView } from '../engine/transaction-view.ts';
import { MongoServerError } from '../errors.ts';
import type { Session, SessionTransaction } from './session.ts';

export type TransactionEntry = SessionTransaction;

interface Entering {
  readonly request: { readonly body: Doc };
  readonly command: Command;
  readonly name: string;
  readonly session: Session | undefined;
}

const TRANSIENT: ReadonlySet<number> = new Set([24, 112, 246, 251]);
const ENDINGS = new Set(['commitTransaction', 'abortTransaction']);

export const noSuchTransaction = (number: number): MongoServerError =>
  new MongoServerError(251, `Given transaction number ${number} does not match any in-progress transactions.`, {
    labels: ['TransientTransactionError'],
  });

function begin(server: ServerState, session: Session, number: number): SessionTransaction {
  if (number < session.lastNumber) {
    throw new MongoServerError(225, `Cannot start transaction ${number} because a newer one has already started.`);
  }
  if (number === session.lastNumber) {
    throw new MongoServerError(117, `Transaction ${number} has been started already.`);
  }
  const open = session.transaction;
  if (open?.state === 'open') {
    open.state = 'aborted';
    server.engine.abort(open.transaction);
  }
  const transaction = server.engine.begin(server.clock());
  session.lastNumber = number;
  session.reply = undefined;
  session.transaction = { number, transaction, view: new TransactionView(server.engine, transaction), state: 'open' };
  return session.transaction;
}

function continueOpen(session: Session, number: number): SessionTransaction {
  const open = session.transaction;
  if (number < session.lastNumber) {
    throw new MongoServerError(225, `Transaction ${number} is too old: a newer one has been started on this session.`);
  }
  if (open?.number !== number || open.state === 'aborted') throw noSuchTransaction(number);
  if (open.transaction.ended && open.state === 'open') {
    open.state = 'aborted';
    throw noSuchTransaction(number);
  }
  if (open.state === 'committed') {
    throw new MongoServerError(256, `Transaction ${number} has been committed.`);
  }
  return open;
}

/**
 * The transaction a command belongs to, started when it is the first; undefined for a command outside of transactions,
 * and for commit and abort, which look for themselves.
 * @throws MongoServerError 251, 225, 256, 263, 72
 */
export function enterTransaction(server: ServerState, entering: Entering): TransactionEntry | undefined {
  const { request, command, name, session } = entering;
  const { body } = request;
  if (!body.has('autocommit')) {
    if (body.has('startTransaction')) throw new MongoServerError(72, 'startTransaction needs autocommit: false');
    return undefined;
  }
  const number = toNumber(body.get('txnNumber'));
  if (!session || number === undefined) throw new MongoServerError(72, 'autocommit needs lsid and txnNumber');
  if (body.get('autocommit') !== false) throw new MongoServerError(72, 'autocommit may only be false');
  if (ENDINGS.has(name)) return undefined;
  if (!command.transactional) {
    throw new MongoServerError(263, `Cannot run '${name}' in a multi-document transaction.`);
  }
  if (body.has('writeConcern')) {
    throw new MongoServerError(72, 'writeConcern is not allowed within a multi-statement transaction');
  }
  return body.get('startTransaction') === true ? begin(server, session, number) : continueOpen(session, number);
}

/** An error ends the transaction; the one to report, labelled when the whole transaction may be tried again. */
export function leaveAfterError(server: ServerState, session: Session, error: unknown): unknown {
  const open = session.transaction;
  if (open?.state === 'open') {
    open.state = 'aborted';
    server.engine.abort(open.transaction);
  }
  if (!(error instanceof MongoServerError) || !TRANSIENT.has(error.code) || error.labels?.length) return error;
  return new MongoServerError(error.code, error.message, { labels: ['TransientTransactionError'] });
}
