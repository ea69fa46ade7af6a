import type { Collection } from './collection.ts';
import type { CollectionIndex } from './collection-index.ts';
import type { LockHolder, OwnChange, Slot } from './slot.ts';

/** Thrown by a write outside of transactions that meets a lock: it is tried again when the transaction has ended. */
export class LockWait extends Error {
  readonly transaction: LockHolder;
  constructor(transaction: LockHolder) {
    super('waiting for a transaction');
    this.transaction = transaction;
  }
}

/** An open multi-document transaction: a snapshot of the data and its own changes over it. */
export class Transaction implements LockHolder {
  /** Changes up to this number are seen. */
  readonly snapshot: number;
  readonly startedAt: number;
  readonly changes = new Map<Collection, Map<string, OwnChange>>();
  /** Collections that come into being with the commit, by namespace. */
  readonly created = new Map<string, Collection>();
  readonly claims: { readonly index: CollectionIndex; readonly hash: string }[] = [];
  ended = false;
  #waiters: (() => void)[] = [];
  #nextOrd = Number.MAX_SAFE_INTEGER / 2;

  constructor(snapshot: number, startedAt: number) {
    this.snapshot = snapshot;
    this.startedAt = startedAt;
  }

  /** Returns a position behind all committed documents, in the order of insertion. */
  nextOrd(): number {
    return this.#nextOrd++;
  }

  changesOf(collection: Collection): Map<string, OwnChange> {
    const collectionChanges = this.changes.get(collection);
    if (collectionChanges) return collectionChanges;
    const fresh = new Map<string, OwnChange>();
    this.changes.set(collection, fresh);
    return fresh;
  }

  changeOf(slot: Slot): OwnChange | undefined {
    for (const changes of this.changes.values()) {
      const change = changes.get(slot.idKey);
      if (change?.slot === slot) return change;
    }
    return undefined;
  }

  /** Runs `resume` as soon as the transaction has ended, however it ends; gives back how to stop waiting. */
  whenEnded(resume: () => void): () => void {
    this.#waiters.push(resume);
    return () => {
      this.#waiters = this.#waiters.filter((waiter) => waiter !== resume);
    };
  }

  /** Lets go of every lock and wakes those that waited. */
  release(): void {
    this.ended = true;
    for (const changes of this.changes.values()) for (const { slot } of changes.values()) slot.lockedBy = undefined;
    for (const { index, hash } of this.claims) index.claims.delete(hash);
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const resume of waiters) resume();
  }
}
