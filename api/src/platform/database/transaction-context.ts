import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@prentice/contract';
import type { ClientSession } from 'mongodb';

/** What the transactions of one request need to know about it. */
export interface TransactionContext {
  /** The instant of `performance.now()` after which no transaction of the request starts. */
  readonly deadline: number;
  /** Ids of what the request is about to change. Transactions that share an id run one after the other. */
  readonly keys: readonly string[];
  /**
   * Called first in each transaction of the request. Throws when the caller has lost since the right to make it, and
   * otherwise writes a record that taking the right away writes too: of the two transactions the database saves one.
   */
  readonly assertAuthority?: (session: ClientSession) => Promise<void>;
  /**
   * Called before the commit, in the same transaction, with what the transaction returns. A request that has one saves
   * everything in one transaction.
   */
  readonly beforeCommit?: (session: ClientSession, result: unknown) => Promise<void>;
  /** What the last transaction returned that was saved. */
  saved?: { readonly result: unknown };
  /** Whether the request is over. What it left running in the background is no longer bound by it. */
  ended: boolean;
}

const storage = new AsyncLocalStorage<TransactionContext | null>();

/** Returns the context of the current request; null outside requests. */
export function transactionContext(): TransactionContext | null {
  const context = storage.getStore();
  return context && !context.ended ? context : null;
}

/** Runs `act` as part of a request. */
export const withTransactionContext = <T>(context: TransactionContext, act: () => T): T => storage.run(context, act);

/** Runs `act` as part of no request: what it starts may outlive the request. */
export const withoutTransactionContext = <T>(act: () => T): T => storage.run(null, act);

/** @throws AppError OVERLOADED when the request has been answered without what would start now, or is about to be */
export function assertBeforeDeadline({ deadline }: TransactionContext): void {
  if (performance.now() > deadline) throw new AppError('OVERLOADED');
}
