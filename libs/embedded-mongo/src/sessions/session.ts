import type { Transaction } from '../engine/transaction.ts';
import type { TransactionView } from '../engine/transaction-view.ts';

export interface SessionTransaction {
  readonly number: number;
  readonly transaction: Transaction;
  readonly view: TransactionView;
  state: 'open' | 'committed' | 'aborted';
}

/** A logical session of a client: its last retryable write, and its transaction. */
export interface Session {
  readonly key: string;
  lastUsed: number;
  /** The highest transaction number seen, of a retryable write or a transaction; -1 before the first. */
  lastNumber: number;
  /** The stored reply to the write, or to the commit, with the last number. */
  reply: Uint8Array | undefined;
  transaction: SessionTransaction | undefined;
  /** The retryable write that is waiting for a lock just now, and what to run when it is done. */
  waiting: { readonly number: number; readonly repeats: (() => void)[] } | undefined;
}

export const newSession = (key: string, now: number): Session => ({
  key,
  lastUsed: now,
  lastNumber: -1,
  reply: undefined,
  transaction: undefined,
  waiting: undefined,
});
