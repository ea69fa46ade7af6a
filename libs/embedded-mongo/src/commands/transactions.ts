import { MongoServerError } from '../errors.ts';
import { noSuchTransaction } from '../sessions/transaction-entry.ts';
import type { Session, SessionTransaction } from '../sessions/session.ts';
import { toNumber } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { encode } from '../bson.ts';

interface Ending {
  readonly session: Session;
  readonly number: number;
  /** The transaction, when it is the one this server process knows. */
  readonly knownTransaction: SessionTransaction | undefined;
}

function endingOf({ db, name, body, session }: CommandContext): Ending {
  if (db !== 'admin') throw new MongoServerError(13, `${name} may only be run against the admin database.`);
  const number = toNumber(body.get('txnNumber'));
  if (!session || number === undefined || body.get('autocommit') !== false) {
    throw new MongoServerError(72, `${name} must be run within a transaction`);
  }
  if (number < session.lastNumber) {
    throw new MongoServerError(225, `Transaction ${number} is too old: a newer one has been started on this session.`);
  }
  return {
    session,
    number,
    knownTransaction: session.transaction?.number === number ? session.transaction : undefined,
  };
}

export const commitTransaction: Command = {
  accepts: ['recoveryToken'],
  writes: true,
  run: (context) => {
    const { session, number, knownTransaction } = endingOf(context);
    const done = { fields: new Map() };
    if (
      knownTransaction?.state === 'committed' ||
      (!knownTransaction && session.lastNumber === number && session.reply)
    )
      return done;
    if (knownTransaction?.state !== 'open' || knownTransaction.transaction.ended) throw noSuchTransaction(number);
    /* When the engine refuses, by a conflict, the transaction has ended: another attempt to commit it must say so. */
    knownTransaction.state = 'aborted';
    context.engine.commit(knownTransaction.transaction);
    knownTransaction.state = 'committed';
    /* And when the journal cannot be written, what was committed is taken back. */
    context.engine.journal.note(undefined, () => {
      knownTransaction.state = 'aborted';
    });
    context.server.sessions.saveReply(session, number, encode(new Map()), context.now.getTime());
    return done;
  },
};

export const abortTransaction: Command = {
  accepts: ['recoveryToken'],
  writes: true,
  run: (context) => {
    const { number, knownTransaction } = endingOf(context);
    if (knownTransaction?.state === 'committed') {
      throw new MongoServerError(256, `Cannot abort transaction ${number}: it has been committed.`);
    }
    if (knownTransaction?.state !== 'open' || knownTransaction.transaction.ended) throw noSuchTransaction(number);
    knownTransaction.state = 'aborted';
    context.engine.abort(knownTransaction.transaction);
    return { fields: new Map() };
  },
};
